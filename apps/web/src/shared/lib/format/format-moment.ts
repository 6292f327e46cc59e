import { perLanguage } from './per-language';

const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

const timeFormatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** The time of day where the visitor is: `4:10 PM`. */
export const formatTime = (atMs: number): string => timeFormatter().format(atMs);

/** A moment where the visitor is: `Nov 20, 2026, 4:10 PM`. */
export const formatMoment = (at: string | number): string => formatter().format(new Date(at));
