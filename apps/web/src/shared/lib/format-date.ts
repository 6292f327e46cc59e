import { parseIsoDate } from '@marquee/core';
import { once } from './once';

const long = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));
const medium = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }));

/** `March 31, 1999` (or `Mar 31, 1999`) of a `YYYY-MM-DD` date; null when it is missing or no real date. */
export function formatDate(date: string | null | undefined, length: 'long' | 'medium' = 'long'): string | null {
  const ms = parseIsoDate(date);
  return ms === null ? null : (length === 'long' ? long : medium)().format(ms);
}
