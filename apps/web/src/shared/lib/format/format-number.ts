import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const formatters = perLanguage((language) => ({
  plain: new Intl.NumberFormat(language, { useGrouping: false }),
  decimal: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
}));

/** A small number: `4`, `3.5`. */
export const formatNumber = (value: number): string => (isEnglish() ? String(value) : formatters().plain.format(value));

/** A number with one decimal: `8.4`. */
export const formatDecimal = (value: number): string =>
  isEnglish() ? value.toFixed(1) : formatters().decimal.format(value);
