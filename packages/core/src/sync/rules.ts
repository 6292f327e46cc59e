import { bookmarkRules } from '../bookmarks/entries';
import { historyRules } from '../history/entries';
import { playRules } from '../plays/rules';
import { isKeyOf, keysOf } from '../json';
import type { MergeRules } from './merge-entries';

/**
 * All collections, in the order in which they are synced, each with the merge rules that it adds to the common ones. The full
 * definitions, including the schemas of values, are in `@marquee/core/collections`.
 */
export const collectionRules = {
  bookmarks: bookmarkRules,
  categories: {},
  history: historyRules,
  plays: playRules,
  settings: {},
  favorites: {},
  follows: {},
  notes: {},
  ratings: {},
  listOrder: {},
  notInterested: {},
  savedFilters: {},
};

export type CollectionName = keyof typeof collectionRules;
export const collectionNames = keysOf(collectionRules);
export const isCollectionName = (name: string): name is CollectionName => isKeyOf(collectionRules, name);

/** Names that collections had before the first release: browsers and exported files may still have them. */
export const formerCollectionNames: ReadonlyMap<string, CollectionName> = new Map([
  ['hearts', 'favorites'],
  ['positions', 'listOrder'],
]);

/** The collection of a stored name, if there is one. */
export const readCollectionName = (name: string): CollectionName | undefined =>
  collectionNames.find((each) => each === (formerCollectionNames.get(name) ?? name));

/** The rules of a collection, for code that handles all collections the same way. */
export const rulesOf = (name: CollectionName): MergeRules<unknown> => collectionRules[name] as MergeRules<unknown>;
