import { bookmarkRules } from '../bookmarks/entries';
import { historyRules } from '../history/entries';
import type { MergeRules } from './entry';

/**
 * The collections of what a person keeps, in the order in which they are synced, each with what it adds to the common rules
 * of merging. Their full definitions, with what values look like, are in `@marquee/core/collections`.
 */
export const collectionRules = {
  bookmarks: bookmarkRules,
  categories: {},
  history: historyRules,
  plays: {},
  settings: {},
  notes: {},
  ratings: {},
  positions: {},
};

export type CollectionName = keyof typeof collectionRules;
export const collectionNames = Object.keys(collectionRules) as CollectionName[];

/** The rules of that collection, for code that treats all alike. */
export const rulesOf = (name: CollectionName): MergeRules<unknown> => collectionRules[name] as MergeRules<unknown>;
