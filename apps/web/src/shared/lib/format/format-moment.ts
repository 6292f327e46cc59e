import { perLanguage } from './per-language';

const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

const timeFormatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** Formats the local time of day: `4:10 PM`. */
export const formatTime = (atMs: number): string => timeFormatter().format(atMs);

/** Formats local date and time: `Nov 20, 2026, 4:10 PM`. */
export const formatMoment = (at: string | number): string => formatter().format(new Date(at));
