import type { Collection } from '../sync/define-collection';
import { bookmarks } from './bookmarks';
import { categories } from './categories';
import { history } from './history';
import { plays } from './plays';
import { settings } from './settings';

export {
  defineCollection,
  expiredEntries,
  readEntry,
  TOMBSTONE_TTL_MS,
  type Collection,
} from '../sync/define-collection';
export { bookmarks, categories, history, plays, settings };

/** Everything that a person keeps, in the order in which it is synced. */
export const collections = { bookmarks, categories, history, plays, settings };
export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

/** The collection of that name, for code that treats all alike. */
export const collectionByName = (name: CollectionName): Collection => collections[name] as unknown as Collection;
