import { perLanguage } from './per-language';

const formatter = perLanguage((language) => new Intl.ListFormat(language));

/** `A, B, and C`. */
export const formatList = (parts: Iterable<string>): string => formatter().format(parts);
