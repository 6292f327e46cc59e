import { formatInteger } from './format-integer';
import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const formatter = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** Whole US dollars: `$1,234`. */
export const formatDollars = (sum: number): string =>
  isEnglish() ? `$${formatInteger(sum)}` : formatter().format(sum);
