import type { SearchResult } from 'minisearch';
import type { Phrase } from './words';

/** How well a query matches; a better kind always ranks first. */
const kinds = { same: 4, inName: 3, inPeople: 2, misspelt: 1, partly: 0 } as const;

/** The fields with the name of a title or of a person. */
const ownName = ['names', 'person'];

/**
 * What counts among names that match, in doublings of fame: beginning with what was typed outweighs four times the
 * fame of a name that has it further on.
 */
const worth = { starts: 2, article: 1, wholeWords: 0.5, covered: 1.5 } as const;

/** The query as terms and as a phrase. */
export interface Asked {
  terms: readonly string[];
  phrase: Phrase;
}

/** Higher is better. */
export interface Rank {
  kind: number;
  points: number;
}

export const byRank = (a: { rank: Rank }, b: { rank: Rank }): number =>
  b.rank.kind - a.rank.kind || b.rank.points - a.rank.points;

/** How much of a name is typed already, and how exactly. */
function closeness(name: Phrase, typed: Phrase): number {
  if (!name.joined.startsWith(typed.joined)) return 0;
  const rest = name.bare.startsWith(typed.bare) ? name.bare.charAt(typed.bare.length) : 'x';
  return (
    worth.starts +
    worth.covered * (typed.joined.length / name.joined.length) +
    (rest === '' || rest === ' ' ? worth.wholeWords : 0) +
    (typed.article !== '' && typed.article === name.article ? worth.article : 0)
  );
}

function kindOf(result: SearchResult, names: readonly Phrase[], { terms, phrase }: Asked): number {
  const isSame = ({ joined, article }: Phrase): boolean =>
    joined === phrase.joined && (phrase.article === '' || phrase.article === article);
  if (names.some(isSame)) return kinds.same;
  const found = Object.entries(result.match);
  const meets = (term: string, inFields?: readonly string[]): boolean =>
    found.some(
      ([word, fields]) => word.startsWith(term) && (!inFields || fields.some((name) => inFields.includes(name))),
    );
  if (terms.every((term) => meets(term, ownName))) return kinds.inName;
  if (terms.every((term) => meets(term))) return kinds.inPeople;
  return new Set(result.queryTerms).size >= new Set(terms).size ? kinds.misspelt : kinds.partly;
}

/**
 * The rank of a result for what has been typed so far: by kind of match; within names by closeness and `fame` together,
 * elsewhere by MiniSearch's relevance.
 */
export function rankOf(result: SearchResult, names: readonly Phrase[], fame: number, asked: Asked): Rank {
  const kind = kindOf(result, names, asked);
  if (kind < kinds.inName) return { kind, points: result.score };
  return { kind, points: fame + Math.max(...names.map((name) => closeness(name, asked.phrase))) };
}
