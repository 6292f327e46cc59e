import { perLanguage } from './per-language';

const collator = perLanguage((locale) => new Intl.Collator(locale));

/** The order of an alphabetical list. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
