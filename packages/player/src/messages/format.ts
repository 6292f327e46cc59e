import { languageName as englishLanguageName } from '@marquee/core';

/** English is implemented here, because creating one of the browser's formatters blocks a phone for 70 ms. */
const isEnglish = (locale: string): boolean => locale === 'en';

const made = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}
const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** `1.25`, `900`. */
export const formatNumber = (value: number, locale: string): string =>
  isEnglish(locale) ? String(value) : numberFormat(locale, { useGrouping: false }).format(value);

/** With a fixed number of decimals: `0.20`. */
export const formatDecimal = (value: number, decimals: number, locale: string): string =>
  isEnglish(locale)
    ? value.toFixed(decimals)
    : numberFormat(locale, { useGrouping: false, ...digits(decimals) }).format(value);

/** `45%` for 0.45; with decimals `0.3%`. */
export const formatPercent = (ratio: number, locale: string, decimals = 0): string =>
  isEnglish(locale)
    ? `${(ratio * 100).toFixed(decimals)}%`
    : numberFormat(locale, { style: 'percent', ...digits(decimals) }).format(ratio);

/** `HEVC and AC-3`. */
export const formatList = (parts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(parts);

/** The name of a BCP 47 tag's language (`pt-BR` is treated as `pt`); the tag itself if unknown. */
export function languageName(tag: string, locale: string): string {
  const english = englishLanguageName(tag);
  if (isEnglish(locale) || english === tag) return english;
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag.toLowerCase().replace(/[-_].*/s, '')) ?? english;
  } catch {
    return english;
  }
}
