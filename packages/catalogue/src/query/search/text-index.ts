import type { SearchOptions, SearchResult } from 'minisearch';
import { byRank, rankOf } from './rank';
import { remembered } from './remembered';
import { loadIndex, saveIndex, type Findable, type SavedIndex } from './saved-index';
import { badlyMisspelt, exact, misspelt, unswapped } from './spelling';
import { phrase, queryTerms, wordsOf } from './words';

export interface SearchFor<Item> {
  /** Restricts the items. */
  keep?: (item: Item) => boolean;
  /** Only items that contain every word exactly, or as a prefix. */
  closeOnly?: boolean;
}

export interface TextIndex<Item> {
  /** Best first: see `rankOf`. */
  search(query: string, options?: SearchFor<Item>): Item[];
  save(): SavedIndex;
}

/** With fewer close matches than this, misspelt ones are searched too. */
const ENOUGH = 5;
const MAX_TERMS = 12;
/** Maximum number of ranked matches; a prefix of one or two letters has thousands. */
const MAX_RANKED = 500;
/** Share of the words that must match if no title has them all, one of them with this many letters. */
const PART = 0.5;
const TELLING_LENGTH = 4;

/** Finds items by name. `saved` replaces building the index if it belongs to the same items. */
export function createTextIndex<Item extends Findable>(items: readonly Item[], saved?: SavedIndex): TextIndex<Item> {
  const index = loadIndex(items, saved);
  const phraseOf = remembered((name) => phrase(wordsOf(name)));
  const itemOf = (id: unknown): Item | undefined => items[Number(id)];
  const weight = (id: unknown): number => 1 + (itemOf(id)?.fame ?? 0);

  function run(terms: readonly string[], options: SearchOptions): SearchResult[] {
    return index.search(terms.join('\n'), {
      combineWith: 'AND',
      boost: { names: 3, person: 3 },
      tokenize: (text) => text.split('\n'),
      boostDocument: weight,
      ...options,
    });
  }

  const isWord = (term: string): boolean => run([term], {}).length > 0;

  /** With one wrong letter per word, then with two, then with only some of the words. */
  function looseHits(terms: readonly string[], filter: (result: SearchResult) => boolean): SearchResult[] {
    const near = run(terms, { ...misspelt, filter });
    if (near.length > 0) return near;
    const far = run(terms, { ...badlyMisspelt, filter });
    if (far.length > 0 || terms.length === 1) return far;
    return run(terms, { ...misspelt, filter, combineWith: 'OR' }).filter(({ queryTerms: met }) => {
      const part = new Set(met);
      return part.size >= terms.length * PART && met.some((term) => term.length >= TELLING_LENGTH);
    });
  }

  return {
    search(query, { keep = () => true, closeOnly = false } = {}) {
      const filter = ({ id }: SearchResult): boolean => {
        const item = itemOf(id);
        return item !== undefined && keep(item);
      };
      let terms = queryTerms(query).slice(0, MAX_TERMS);
      let words = wordsOf(query);
      if (terms.length === 0) return [];
      let close = run(terms, exact);
      if (close.length === 0) {
        // Swapped letters are corrected if that gives a known word.
        const right = (word: string): string => unswapped(word, isWord);
        terms = terms.map(right);
        words = words.map(right);
        close = run(terms, exact);
      }
      const kept = close.filter(filter);
      // Fuzzy searches are slow and add noise, so they run only if there are few matches.
      const hits = closeOnly || kept.length >= ENOUGH ? kept : looseHits(terms, filter);
      const asked = { terms, phrase: phrase(words) };
      return hits
        .slice(0, MAX_RANKED)
        .flatMap((result) => {
          const item = itemOf(result.id);
          if (!item) return [];
          return [{ item, rank: rankOf(result, item.names.map(phraseOf), item.fame, asked) }];
        })
        .sort(byRank)
        .map(({ item }) => item);
    },
    save: () => saveIndex(items, index),
  };
}
