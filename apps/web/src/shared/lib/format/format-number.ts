import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const formatters = perLanguage((locale) => ({
  plain: new Intl.NumberFormat(locale, { useGrouping: false }),
  decimal: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
}));

/** A small number: `4`, `3.5`. */
export const formatNumber = (value: number): string => (isEnglish() ? String(value) : formatters().plain.format(value));

/** A number with one decimal: `8.4`. */
export const formatDecimal = (value: number): string =>
  isEnglish() ? value.toFixed(1) : formatters().decimal.format(value);
