import type { SearchResult } from 'minisearch';

/** How well a query matches a name; better kinds always come first. */
const kinds = { same: 5, starts: 4, inName: 3, inPeople: 2, misspelt: 1, partly: 0 } as const;

/** The fields with the name of a title or of a person. */
const ownName = ['names', 'person'];

/** The query as terms and as a phrase, and the phrases of a result's names. */
export interface Asked {
  terms: readonly string[];
  whole: string;
}

export function kindOf(result: SearchResult, names: readonly string[], { terms, whole }: Asked): number {
  if (names.includes(whole)) return kinds.same;
  if (names.some((name) => name.startsWith(whole))) return kinds.starts;
  const found = Object.entries(result.match);
  const meets = (term: string, inFields?: readonly string[]): boolean =>
    found.some(
      ([word, fields]) => word.startsWith(term) && (!inFields || fields.some((name) => inFields.includes(name))),
    );
  if (terms.every((term) => meets(term, ownName))) return kinds.inName;
  if (terms.every((term) => meets(term))) return kinds.inPeople;
  return new Set(result.queryTerms).size >= new Set(terms).size ? kinds.misspelt : kinds.partly;
}
