import type { SearchOptions } from 'minisearch';

const isNumber = (term: string): boolean => /^\p{N}+$/u.test(term);

/** Exact terms and prefixes; a prefix of one letter only at the end of the query, which is still being typed. */
export const exact: SearchOptions = {
  prefix: (term, index, all) => index === all.length - 1 || term.length > 1,
};

/** One wrong letter in words of at least four. */
export const misspelt: SearchOptions = {
  ...exact,
  fuzzy: (term) => (term.length >= 4 && !isNumber(term) ? 1 : false),
};

/** One wrong letter in words of four, two in longer ones. */
export const badlyMisspelt: SearchOptions = {
  ...exact,
  fuzzy: (term) => (isNumber(term) || term.length < 4 ? false : term.length < 5 ? 1 : 2),
};

/** The known word that results from swapping two adjacent letters of a term; the term itself if there is none. */
export function unswapped(term: string, isWord: (word: string) => boolean): string {
  if (term.length < 4 || isWord(term)) return term;
  for (let at = 0; at + 1 < term.length; at += 1) {
    const swapped = `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`;
    if (isWord(swapped)) return swapped;
  }
  return term;
}
