import { perLanguage } from './per-language';

const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

/** A moment where the visitor is: `Nov 20, 2026, 4:10 PM`. */
export const formatMoment = (at: string | number): string => formatter().format(new Date(at));
