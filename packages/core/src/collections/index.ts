import type * as z from 'zod/mini';
import type { Collection } from '../sync/define-collection';
import { bookmarks } from './bookmarks';
import { categories } from './categories';
import { history } from './history';
import { plays } from './plays';
import { settings } from './settings';
import { favorites } from './favorites';
import { follows } from './follows';
import { notes } from './notes';
import { ratings } from './ratings';
import { listOrder } from './list-order';
import { notInterested } from './not-interested';
import { savedFilters } from './saved-filters';
import type { CollectionName } from '../sync/rules';

export {
  clampEntries,
  defineCollection,
  expiredEntries,
  readEntry,
  TOMBSTONE_TTL_MS,
  type Collection,
} from '../sync/define-collection';
export { collectionNames, type CollectionName } from '../sync/rules';
export { storable } from './texts';
export {
  bookmarks,
  categories,
  history,
  notes,
  plays,
  favorites,
  follows,
  listOrder,
  notInterested,
  ratings,
  savedFilters,
  settings,
};

/** All synced collections of a person. */
export const collections = {
  bookmarks,
  categories,
  history,
  notes,
  plays,
  favorites,
  follows,
  listOrder,
  notInterested,
  ratings,
  savedFilters,
  settings,
} satisfies Record<CollectionName, unknown>;

/** Type of the values in a collection. */
export type ValueOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['value']>;

/** The collection of a name, for code that handles all collections the same way. */
export const collectionByName = (name: CollectionName): Collection => collections[name] as unknown as Collection;
