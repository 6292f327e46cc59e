import { perLanguage } from './per-language';

const collator = perLanguage((language) => new Intl.Collator(language));

/** The order of an alphabetical list. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
