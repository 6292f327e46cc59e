import { perLanguage } from '../../shared/lib/format/per-language';

const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));

/** Short name of a month for charts: `Nov` for `2026-11`. */
export const monthLabel = (month: string): string => formatter().format(Date.UTC(2000, Number(month.slice(5)) - 1));
