import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const formatters = perLanguage((locale) => ({
  long: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
}));

/** The weekday of a moment, in UTC: `Friday`. */
export const longWeekday = (ms: number): string =>
  isEnglish() ? (WEEKDAYS[new Date(ms).getUTCDay()] ?? '') : formatters().long.format(ms);

/** Likewise, abbreviated: `Fri`. */
export const shortWeekday = (ms: number): string => formatters().short.format(ms);
