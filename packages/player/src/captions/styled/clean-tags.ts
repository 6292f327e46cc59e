import { cleanDrawing, fontName, hexOf, numberIn } from './ass-values';

export interface TagContext {
  /** The generated family of a font, which is used in CSS. */
  familyOf: (name: string) => string;
  /** The generated name of a style; empty for unknown styles. */
  styleOf: (name: string) => string;
  durationMs: number;
}

/** Bounds of numeric tags. Larger values are invisible, but costly. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  b: [0, 900],
  i: [0, 1],
  u: [0, 1],
  s: [0, 1],
  fs: [0, 2_000],
  fsp: [-500, 500],
  q: [0, 3],
  p: [0, 8],
  pbo: [-10_000, 10_000],
  a: [1, 11],
  an: [1, 9],
  fscx: [0, 10_000],
  fscy: [0, 10_000],
  fax: [-10, 10],
  fay: [-10, 10],
  frx: [-36_000, 36_000],
  fry: [-36_000, 36_000],
  frz: [-36_000, 36_000],
  fr: [-36_000, 36_000],
  be: [0, 50],
  blur: [0, 50],
  bord: [0, 100],
  xbord: [0, 100],
  ybord: [0, 100],
  shad: [0, 500],
  xshad: [-500, 500],
  yshad: [-500, 500],
};
const whole: ReadonlySet<string> = new Set(['b', 'i', 'u', 's', 'q', 'p', 'a', 'an', 'be']);
/** Longest first, so that `fscx` is not parsed as `fs`. */
const names = Object.keys(bounds).toSorted((a, b) => b.length - a.length);
/** A curve is written out point by point, 60 per second. */
const MAX_CURVE_MS = 10_000;

const listOf = (text: string): string[] => text.split(',', 8);
const numbersOf = (text: string): number[] | null => {
  const numbers = listOf(text).map((part) => numberIn(part));
  return numbers.every((value) => value !== null) ? numbers : null;
};

function cleanNumberTag(tag: string): string | null {
  const name = names.find((each) => tag.startsWith(each) && /^[\s\d.+-]/.test(tag.slice(each.length)));
  if (name === undefined) return null;
  const text = tag.slice(name.length);
  const [min, max] = bounds[name] ?? [0, 0];
  const isRelative = name === 'fs' && /^\s*[+-]/.test(text);
  const value = isRelative ? numberIn(text, -9, 10) : numberIn(text, min, max);
  if (value === null) return null;
  const exact = whole.has(name) ? Math.round(value) : value;
  return `${name}${isRelative && exact >= 0 ? '+' : ''}${exact}`;
}

/** Colours, opacity, fonts and styles. */
function cleanLook(tag: string, { familyOf, styleOf }: TagContext): string | null {
  const [, layer = '', color] = /^([1-4]?)c(.*)$/s.exec(tag) ?? [];
  if (color !== undefined) {
    const hex = color.trim() === '' ? '' : hexOf(color, 6);
    return hex === null ? null : `${layer || 1}c${hex && `&H${hex}&`}`;
  }
  const [, which, opacity = ''] = /^(alpha|[1-4]a)(.+)$/s.exec(tag) ?? [];
  const alpha = which === undefined ? null : hexOf(opacity, 2);
  if (alpha !== null) return `${which}&H${alpha}&`;
  if (tag.startsWith('fn')) return fontName(tag.slice(2)) === '' ? null : `fn${familyOf(fontName(tag.slice(2)))}`;
  return tag.startsWith('r') ? `r${styleOf(tag.slice(1).trim())}` : null;
}

/** Tags with parentheses. */
function cleanCall(tag: string, context: TagContext): string | null {
  const [, name = '', inside = ''] = /^([a-z]+)\s*\(([^]*?)\)?$/.exec(tag) ?? [];
  if (name === 't') return cleanTransition(inside, context);
  if (name === 'clip' || name === 'iclip') return cleanClip(name, inside);
  const numbers = numbersOf(inside);
  if (!numbers) return null;
  const count = numbers.length;
  const [, , , , t1 = 0, t2 = 0] = numbers;
  if ((name === 'pos' || name === 'org') && count === 2) return `${name}(${numbers.join(',')})`;
  if (name === 'move' && count === 4) return `move(${numbers.join(',')})`;
  // Out of order, they would throw in the browser.
  if (name === 'move' && count === 6) {
    const times = [Math.max(0, Math.min(t1, t2)), Math.max(0, t1, t2)];
    return `move(${[...numbers.slice(0, 4), ...times].join(',')})`;
  }
  if ((name === 'fad' || name === 'fade') && count === 2)
    return `fad(${numbers.map((ms) => Math.min(Math.max(0, ms), context.durationMs)).join(',')})`;
  if (name === 'fade' && count === 7) {
    const alphas = numbers.slice(0, 3).map((alpha) => Math.min(255, Math.max(0, alpha)));
    const times = numbers.slice(3).map((ms) => Math.min(Math.max(0, ms), context.durationMs));
    return `fade(${[...alphas, ...times.toSorted((a, b) => a - b)].join(',')})`;
  }
  return null;
}

function cleanClip(name: string, inside: string): string | null {
  const numbers = numbersOf(inside);
  if (numbers?.length === 4) return `${name}(${numbers.join(',')})`;
  const [, scale, drawing = ''] = /^\s*(?:(\d{1,2})\s*,)?([^]*)$/.exec(inside) ?? [];
  const clean = cleanDrawing(drawing);
  if (!clean.startsWith('m')) return null;
  return `${name}(${scale === undefined ? '' : `${Math.min(8, Math.max(1, Number(scale)))},`}${clean})`;
}

function cleanTransition(inside: string, context: TagContext): string | null {
  const slash = inside.indexOf('\\');
  if (slash < 0) return null;
  const numbers = numbersOf(inside.slice(0, slash).replace(/,\s*$/, ''));
  const [first = 0, second = 0, third = 1] = numbers ?? [];
  const count = numbers?.length ?? 0;
  const [from, to] = count >= 2 ? [Math.max(0, first), Math.max(0, second)] : [0, context.durationMs];
  const curve = count === 1 ? first : count === 3 ? third : 1;
  const isCurved = curve > 0 && to - from <= MAX_CURVE_MS;
  const tags = splitTags(inside.slice(slash))
    .filter((tag) => !/^(?:t\s*\(|r|fn)/.test(tag))
    .flatMap((tag) => cleanTag(tag, context) ?? []);
  return tags.length === 0
    ? null
    : `t(${from},${to},${isCurved ? curve : 1},${tags.map((tag) => `\\${tag}`).join('')})`;
}

/** Splits an override block into tags; parentheses contain further ones. */
export function splitTags(block: string): string[] {
  const tags: string[] = [];
  let [depth, from] = [0, -1];
  for (let at = 0; at <= block.length; at += 1) {
    const sign = block[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (sign !== undefined && (sign !== '\\' || depth > 0)) continue;
    if (from >= 0) tags.push(block.slice(from, at).trim());
    from = at + 1;
  }
  return tags;
}

/** Rebuilds an override tag (without its backslash) from its meaning; null if it is not understood. */
export const cleanTag = (tag: string, context: TagContext): string | null =>
  tag.includes('(') ? cleanCall(tag, context) : (cleanNumberTag(tag) ?? cleanLook(tag, context));
