import { isRecord } from '../../json';

/** The value at a path inside parsed JSON; `undefined` if the path does not exist. */
export function field(value: unknown, ...path: string[]): unknown {
  let inner = value;
  for (const name of path) {
    if (!isRecord(inner) || !Object.hasOwn(inner, name)) return undefined;
    inner = inner[name];
  }
  return inner;
}

/** A trimmed string; a number becomes its digits, because exports write ids either way. Empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The value if it is an array, else an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || /^(?:true|yes|1)$/i.test(textOf(value));

/** A whole number of at least `from`; null for anything else. */
export function wholeNumber(value: unknown, from = 0): number | null {
  const text = textOf(value);
  if (!/^\d{1,10}(?:\.0{1,3})?$/.test(text)) return null;
  const number = Number(text);
  return number >= from ? number : null;
}

/** Season and episode numbers are stored with at most five digits. */
const MAX_NUMBER = 99_999;

export function episodeNumber(value: unknown, from = 0): number | null {
  const number = wholeNumber(value, from);
  return number === null || number > MAX_NUMBER ? null : number;
}

/** A four-digit year, also at the start of a date; null for anything else. */
export function yearOf(value: unknown): number | null {
  const [, year] = /^(\d{4})(?:\.0+|-.*)?$/.exec(textOf(value)) ?? [];
  return year === undefined || Number(year) < 1800 ? null : Number(year);
}

/** A shortened value for the report. */
export function sampleOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  return Object.entries(value)
    .slice(0, 12)
    .map(([name, inner]) => (isRecord(inner) || Array.isArray(inner) ? name : `${name}: ${textOf(inner) || '–'}`))
    .join(', ');
}
