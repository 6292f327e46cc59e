import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const formatter = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A number with one decimal: `8.4`. */
export const formatDecimal = (value: number): string => (isEnglish() ? value.toFixed(1) : formatter().format(value));
