import { perLanguage } from './per-language';

const collator = perLanguage((locale) => new Intl.Collator(locale));

/** Compares names for alphabetical sorting. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
