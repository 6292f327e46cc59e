import { cleanDrawing } from './ass-values';
import { cleanTag, splitTags, type TagContext } from './clean-tags';
import type { CleanStyle } from './clean-styles';

export interface TextContext extends TagContext {
  style: CleanStyle;
  /** A style by its generated name. */
  styleNamed: (name: string) => CleanStyle | undefined;
}

const MAX_BLOCKS = 400;
/** Each transition animates every block that follows. */
const MAX_ANIMATIONS = 2_000;
const MAX_WORDS = 4_000;
/** The renderer takes it for a space at which lines may wrap. */
const HARD_SPACE = '\\h';

/** Karaoke: duration of a syllable in hundredths of a second, and how its colour changes. */
function syllable(tag: string): { way: 'cut' | 'sweep' | 'at'; ms: number } | null {
  const [, kind, digits] = /^(kf|ko|kt|k|K)\s*(\d{1,6})(?:\.\d*)?$/.exec(tag) ?? [];
  if (kind === undefined) return null;
  return { way: kind === 'kt' ? 'at' : kind === 'kf' || kind === 'K' ? 'sweep' : 'cut', ms: Number(digits) * 10 };
}

const colorTag = (layer: 1 | 2, tags: readonly string[], fallback: string): string => {
  const prefix = `${layer}c&H`;
  const last = tags.findLast((tag) => tag.startsWith(prefix));
  return last?.slice(prefix.length, -1) ?? fallback;
};

/**
 * Rebuilds the text of a line: words, drawings, and the override tags that are understood. Karaoke, which the renderer
 * does not support, becomes a colour change at the time of each syllable.
 */
export function cleanText(text: string, context: TextContext): { text: string; cost: number } {
  const pieces = text.split(/\{([^{}]*)\}/, 2 * MAX_BLOCKS + 1);
  let { style } = context;
  let styleTag = 'r';
  /** The tags in effect at this point of the line. */
  let tags: string[] = [];
  let [sungMs, words, cost, animations, drawing] = [0, 0, 1, 0, false];
  const written: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const block = at === 0 ? '' : (pieces[at - 1] ?? '');
    let sung: { from: number; to: number } | null = null;
    const fresh: string[] = [];
    for (const raw of splitTags(block)) {
      const sings = syllable(raw);
      if (sings) {
        if (sings.way === 'at') sungMs = sings.ms;
        else {
          sung = { from: sungMs, to: sings.way === 'sweep' ? sungMs + sings.ms : sungMs + 1 };
          sungMs += sings.ms;
        }
        continue;
      }
      const tag = cleanTag(raw, context);
      if (tag === null) continue;
      const isTransition = tag.startsWith('t(');
      if (isTransition && (animations += MAX_BLOCKS / 20) > MAX_ANIMATIONS) continue;
      if (/^p\d/.test(tag)) drawing = tag !== 'p0';
      if (/^r/.test(tag)) {
        styleTag = tag;
        style = context.styleNamed(tag.slice(1)) ?? context.style;
        tags = [];
        fresh.length = 0;
      }
      fresh.push(tag);
      if (!/^r/.test(tag) && tags.length < 60) tags.push(tag);
    }
    const start = sung ? [styleTag, ...tags, ...sing(sung, tags, style)] : fresh;
    cost += 1 + tags.filter((tag) => tag.startsWith('t(')).length;
    if (start.length > 0) written.push(`{${start.map((tag) => `\\${tag}`).join('')}}`);
    const plain = (pieces[at] ?? '').replace(/[{}]/g, '');
    const shown = drawing ? cleanDrawing(plain) : plain.slice(0, MAX_WORDS - words).replaceAll(HARD_SPACE, '\u00a0');
    if (!drawing) words += shown.length;
    cost += drawing ? shown.length / 500 : 0;
    written.push(shown);
  }
  const whole = written.join('');
  // The renderer trims the end.
  return { text: whole.endsWith('\u00a0') ? `${whole}{}` : whole, cost };
}

function sing({ from, to }: { from: number; to: number }, tags: readonly string[], style: CleanStyle): string[] {
  const [before, after] = [colorTag(2, tags, style.colors[1].slice(2)), colorTag(1, tags, style.colors[0].slice(2))];
  const [hidden, shown] = [style.colors[1].slice(0, 2), style.colors[0].slice(0, 2)];
  return [`1c&H${before}&`, `1a&H${hidden}&`, `t(${from},${to},1,\\1c&H${after}&\\1a&H${shown}&)`];
}
