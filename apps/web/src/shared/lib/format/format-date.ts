import { parseIsoDate } from '@marquee/core';

/** English, as everything that the site says. Making one of the browser's own formatters keeps a phone busy for 70 ms. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 31, 1999` (or `Mar 31, 1999`) of a `YYYY-MM-DD` date; null when it is missing or no real date. */
export function formatDate(date: string | null | undefined, length: 'long' | 'medium' = 'long'): string | null {
  const ms = parseIsoDate(date);
  if (ms === null) return null;
  const at = new Date(ms);
  const month = MONTHS[at.getUTCMonth()] ?? '';
  return `${length === 'long' ? month : month.slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}
