/** A line of dialogue as in the file. */
export interface AssDialogue {
  startSec: number;
  endSec: number;
  layer: number;
  style: string;
  margins: [left: number, right: number, vertical: number];
  effect: string;
  text: string;
}

/** A parsed SubStation Alpha file (SSA, ASS). Only the times are validated. */
export interface AssScript {
  info: ReadonlyMap<string, string>;
  /** Values by lower-case field name. */
  styles: ReadonlyMap<string, string>[];
  dialogues: AssDialogue[];
}

const MAX_STYLES = 1_000;
/** A film in which every sign is set frame by frame has about 30,000. */
const MAX_DIALOGUES = 50_000;
const MAX_TEXT = 30_000;
const clock = /^\s*(\d{1,2}):(\d{1,2}):(\d{1,2})[.:](\d{1,3})\s*$/;
const usualFormat = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];

function seconds(text = ''): number {
  const [, hours, minutes, rest, fraction = '0'] = clock.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(`0.${fraction}`);
}

const fieldNames = (rest: string): string[] => rest.split(',', 40).map((field) => field.trim().toLowerCase());

/** The last field may contain commas. */
function fieldsOf(rest: string, format: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let from = 0;
  for (const [index, name] of format.entries()) {
    const comma = index === format.length - 1 ? -1 : rest.indexOf(',', from);
    values.set(name, (comma < 0 ? rest.slice(from) : rest.slice(from, comma)).trim());
    if (comma < 0) break;
    from = comma + 1;
  }
  return values;
}

function dialogueOf(rest: string, format: readonly string[]): AssDialogue | null {
  const fields = fieldsOf(rest, format);
  const [startSec, endSec] = [seconds(fields.get('start')), seconds(fields.get('end'))];
  const text = fields.get('text')?.slice(0, MAX_TEXT) ?? '';
  if (!(endSec > startSec) || text === '') return null;
  const number = (name: string): number => Number(fields.get(name)) || 0;
  return {
    startSec,
    endSec,
    layer: number('layer'),
    style: fields.get('style') ?? '',
    margins: [number('marginl'), number('marginr'), number('marginv')],
    effect: fields.get('effect') ?? '',
    text,
  };
}

/** Null if there is no dialogue. */
export function parseAssScript(file: string): AssScript | null {
  const info = new Map<string, string>();
  const styles: Map<string, string>[] = [];
  const dialogues: AssDialogue[] = [];
  let styleFormat: string[] = [];
  let eventFormat = usualFormat;
  let section = '';
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const [, title] = /^\s*\[([^\]]{1,40})\]/.exec(line) ?? [];
    if (title !== undefined) section = title.trim().toLowerCase();
    const colon = line.indexOf(':');
    const kind = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const rest = line.slice(colon + 1);
    if (section === 'script info' && kind !== '' && info.size < 100) info.set(kind, rest.trim().slice(0, 100));
    if (section.endsWith('styles')) {
      if (kind === 'format') styleFormat = fieldNames(rest);
      if (kind === 'style' && styles.length < MAX_STYLES) styles.push(fieldsOf(rest, styleFormat));
    }
    if (section !== 'events') continue;
    if (kind === 'format' && fieldNames(rest).at(-1) === 'text') eventFormat = fieldNames(rest);
    if (kind !== 'dialogue' || dialogues.length >= MAX_DIALOGUES) continue;
    const dialogue = dialogueOf(rest, eventFormat);
    if (dialogue) dialogues.push(dialogue);
  }
  return dialogues.length > 0 ? { info, styles, dialogues } : null;
}
