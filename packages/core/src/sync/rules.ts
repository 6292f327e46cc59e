import { bookmarkRules } from '../bookmarks/entries';
import { historyRules } from '../history/entries';
import type { MergeRules } from './merge-entries';

/**
 * All collections, in the order in which they are synced, each with the merge rules that it adds to the common ones. The full
 * definitions, including the schemas of values, are in `@marquee/core/collections`.
 */
export const collectionRules = {
  bookmarks: bookmarkRules,
  categories: {},
  history: historyRules,
  plays: {},
  settings: {},
  hearts: {},
  notes: {},
  ratings: {},
  positions: {},
};

export type CollectionName = keyof typeof collectionRules;
export const collectionNames = Object.keys(collectionRules) as CollectionName[];

/** The rules of a collection, for code that handles all collections the same way. */
export const rulesOf = (name: CollectionName): MergeRules<unknown> => collectionRules[name] as MergeRules<unknown>;
