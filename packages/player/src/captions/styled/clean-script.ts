import type { AssDialogue, AssScript } from './ass-script';
import { fontName, numberIn } from './ass-values';
import { cleanStyle, STYLE_FORMAT, type CleanStyle } from './clean-styles';
import { cleanText } from './clean-text';
import { slotLayer, SLOTS } from './line-layout';

/** More simultaneous lines are an attack, however many parts a sign has. */
const MAX_ACTIVE = 250;
const MAX_ACTIVE_COST = 2_500;
/** Maximum number of lines without a fixed position. */
const MAX_UNPLACED = 20;
/** Wraps like 0, the default; the style sheet uses it to recognise lines that may make way for the controls. */
const UNPLACED_WRAP = 3;
/** The renderer counts layers from the lowest of the file. An empty line that is never shown keeps that at 0. */
const LOWEST_LINE = `Dialogue: 0,9:59:59.98,9:59:59.99,,,0,0,0,,{}`;
const MAX_CHARS = 24_000_000;

/** Every font that the script names, in a form that is safe in CSS. */
export function fontNames({ styles, dialogues }: AssScript): string[] {
  const names = new Set(styles.map((style) => fontName(style.get('fontname') ?? '') || 'Arial'));
  names.add('Arial');
  for (const { text } of dialogues)
    for (const [, name = ''] of text.matchAll(/\\fn([^\\{}]{1,100})/g))
      if (fontName(name) !== '') names.add(fontName(name));
  return [...names];
}

const time = (sec: number): string => {
  const hundredths = Math.round(sec * 100);
  const [hours, rest] = [Math.floor(hundredths / 360_000), hundredths % 360_000];
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${hours}:${two(rest / 6_000)}:${two((rest % 6_000) / 100)}.${two(rest % 100)}`;
};

/** The two animated effects that renderers support. */
function cleanEffect(effect: string): string {
  const [name = '', ...values] = effect.toLowerCase().split(';', 6);
  const known = /^(?:banner|scroll up|scroll down)$/.exec(name.trim())?.[0];
  return known === undefined ? '' : [known, ...values.map((value) => numberIn(value, 0, 10_000) ?? 0)].join(';');
}

const isPlaced = ({ text }: AssDialogue): boolean => /\\(?:pos|move)\s*\(/.test(text);
/** As in libass, lines that change or scroll do not make way for others, nor others for them. */
const makesWay = (dialogue: AssDialogue): boolean =>
  !isPlaced(dialogue) && dialogue.effect === '' && !/\\t\s*\(/.test(dialogue.text);

/** Omits lines that exceed the limits of simultaneous ones. */
function createCrowd() {
  let active: { endSec: number; cost: number; isPlaced: boolean; layer: number; slot: number }[] = [];
  let together = 0;
  return {
    hasRoom(dialogue: AssDialogue): boolean {
      if (active.some((other) => other.endSec <= dialogue.startSec)) {
        active = active.filter((other) => other.endSec > dialogue.startSec);
        together = active.reduce((sum, other) => sum + other.cost, 0);
      }
      if (active.length >= MAX_ACTIVE || together >= MAX_ACTIVE_COST) return false;
      return active.filter((other) => !other.isPlaced).length < MAX_UNPLACED || isPlaced(dialogue);
    },
    /** Returns the line's slot in its layer: after those of the lines that are shown, 0 if it does not make way. */
    add(dialogue: AssDialogue, cost: number): number {
      const { endSec, layer } = dialogue;
      const taken = new Set(active.flatMap((other) => (other.layer === layer && other.slot > 0 ? other.slot : [])));
      let slot = makesWay(dialogue) ? Math.max(0, ...taken) + 1 : 0;
      if (slot >= SLOTS) for (slot = 1; taken.has(slot);) slot += 1;
      active.push({ endSec, cost, isPlaced: isPlaced(dialogue), layer, slot });
      together += cost;
      return slot;
    },
  };
}

/**
 * Rebuilds a script from its understood parts, so that only words, numbers within bounds, colours and our own names
 * reach the renderer, and through it CSS and the page.
 */
export function cleanScript(script: AssScript, familyOf: (font: string) => string): string {
  const { info, dialogues } = script;
  const isSsa = /^v4\.00$/i.test(info.get('scripttype') ?? '');
  const styles = new Map<string, CleanStyle>();
  for (const fields of script.styles) {
    const name = (fields.get('name') ?? '').replace(/^\*/, '');
    styles.set(name, cleanStyle(fields, { name: `S${styles.size}`, isSsa, familyOf }));
  }
  const fallback = styles.get('Default') ?? cleanStyle(new Map(), { name: 'S', isSsa, familyOf });
  const byOurName = new Map([...styles.values(), fallback].map((style) => [style.name, style]));
  const usualWrap = Number(/^[0-3]$/.exec(info.get('wrapstyle') ?? '')?.[0] ?? 0);
  const lines = [
    '[Script Info]',
    ...(['playresx', 'playresy', 'layoutresx', 'layoutresy'] as const).flatMap((key) => {
      const value = numberIn(info.get(key) ?? '', 1, 10_000);
      return value === null ? [] : [`${keys[key]}: ${Math.round(value)}`];
    }),
    `WrapStyle: ${usualWrap}`,
    `ScaledBorderAndShadow: ${/^no$/i.test(info.get('scaledborderandshadow') ?? '') ? 'no' : 'yes'}`,
    '[V4+ Styles]',
    STYLE_FORMAT,
    ...[...byOurName.values()].map(({ line }) => line),
    '[Events]',
    'Format: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text',
    LOWEST_LINE,
  ];
  const crowd = createCrowd();
  const layers = [...new Set(dialogues.map(({ layer }) => layer))].toSorted((a, b) => a - b).slice(0, 200);
  const layerOf = new Map(layers.map((layer, index) => [layer, index]));
  const write = (dialogue: AssDialogue): string | null => {
    if (!crowd.hasRoom(dialogue)) return null;
    const { startSec, endSec, layer, effect } = dialogue;
    const style = styles.get(dialogue.style.replace(/^\*/, '')) ?? fallback;
    const { text, cost } = cleanText(dialogue.text, {
      style,
      styleNamed: (name) => byOurName.get(name),
      styleOf: (name) => styles.get(name)?.name ?? '',
      familyOf,
      durationMs: Math.round((endSec - startSec) * 1000),
    });
    if (text === '') return null;
    const slot = crowd.add(dialogue, cost);
    const margins = dialogue.margins.map((margin) => Math.round(Math.min(10_000, Math.max(0, margin))));
    const place = [
      slotLayer(layerOf.get(layer) ?? layers.length, slot),
      time(startSec),
      time(endSec),
      style.name,
      '',
      ...margins,
    ];
    const mark = isPlaced(dialogue) || usualWrap !== 0 ? '' : `{\\q${UNPLACED_WRAP}}`;
    return `Dialogue: ${place.join(',')},${cleanEffect(effect)},${mark}${text}`;
  };
  let chars = 0;
  for (const dialogue of dialogues.toSorted((a, b) => a.startSec - b.startSec)) {
    const line = write(dialogue);
    if (line === null) continue;
    if ((chars += line.length) > MAX_CHARS) break;
    lines.push(line);
  }
  return lines.join('\n');
}

const keys = { playresx: 'PlayResX', playresy: 'PlayResY', layoutresx: 'LayoutResX', layoutresy: 'LayoutResY' };
