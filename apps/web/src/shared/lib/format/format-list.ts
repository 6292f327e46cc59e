import { t } from '@lingui/core/macro';
import { perLanguage } from './per-language';

const formatter = perLanguage((locale) => new Intl.ListFormat(locale));

/** `A, B, and C`. */
export const formatList = (parts: Iterable<string>): string => formatter().format(parts);

const alternatives = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** `A, B, or C`. */
export const formatAlternatives = (parts: Iterable<string>): string => alternatives().format(parts);

/** `A, B, C`. */
export const joinList = (parts: readonly string[]): string =>
  parts.join(t({ message: ', ', comment: 'Between names, in Japanese 、 and in Arabic a comma of its own' }));
