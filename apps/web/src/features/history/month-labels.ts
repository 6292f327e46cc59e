import { perLanguage } from '../../shared/lib/format/per-language';

const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));

/** `Nov` of `2026-11`, as a chart has room for. */
export const monthLabel = (month: string): string => formatter().format(Date.UTC(2000, Number(month.slice(5)) - 1));
