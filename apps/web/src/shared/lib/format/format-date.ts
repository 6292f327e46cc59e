import { parseIsoDate } from '@marquee/core';
import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

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

const formatters = perLanguage((locale) => ({
  long: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  medium: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}));

/** Formats a `YYYY-MM-DD` date as `March 31, 1999` (or `Mar 31, 1999`); null if it is missing or invalid. */
export function formatDate(date: string | null | undefined, length: 'long' | 'medium' = 'long'): string | null {
  const ms = parseIsoDate(date);
  if (ms === null) return null;
  if (!isEnglish()) return formatters()[length].format(ms);
  const at = new Date(ms);
  const month = MONTHS[at.getUTCMonth()] ?? '';
  return `${length === 'long' ? month : month.slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** Formats a `YYYY-MM` month as `March 1999`; null if it is invalid. */
export function formatMonth(month: string): string | null {
  const ms = parseIsoDate(`${month}-01`);
  if (ms === null) return null;
  if (!isEnglish()) return formatters().month.format(ms);
  const at = new Date(ms);
  return `${MONTHS[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}`;
}
