import {
  bookmarksFromEntries,
  bookmarkToEntry,
  categoriesFromEntries,
  categoryToEntry,
  finishedPlays,
  hasLegacyHistoryFields,
  historyFromEntries,
  historyToEntries,
  parseJson,
  settingsFromEntries,
  settingsToEntries,
  type Bookmark,
  type CategoryName,
  type CollectionName,
  type Entry,
  type SettingsMap,
  type WatchHistory,
} from '@marquee/core';
import type { CollectionsState } from '../collections';
import { bookmarksSlot, categoriesSlot } from './bookmarks-slot';
import { historySlot } from './history-slot';
import { settingsSlot } from './settings-slot';
import type { Slot } from './slot';

/** Entries of some collections. */
export type EntriesByName = Partial<Record<CollectionName, readonly Entry[]>>;

/** A key of local storage that the specification prescribes, as a view of a collection (STORAGE-01). */
export interface MirroredKey<Value = never> {
  slot: Slot<Value>;
  /** The collection that the key shows. */
  name: CollectionName;
  toValue: (collections: CollectionsState) => Value;
  toEntries: (value: Value) => EntriesByName;
  /** The collections that `toEntries` returns entries of, if there are several. */
  names?: readonly CollectionName[];
  /** Whether a text has fields of older versions, which parsing drops. */
  isLegacy?: (text: string) => boolean;
}

const mirror = <Value>(key: MirroredKey<Value>): MirroredKey => key as unknown as MirroredKey;

export const mirroredKeys = [
  mirror<Bookmark[]>({
    slot: bookmarksSlot,
    name: 'bookmarks',
    // Old untyped entries whose type is known are stored only once.
    toValue: ({ bookmarks }) => bookmarksFromEntries(bookmarks).filter(({ resolved }) => !resolved),
    toEntries: (list) => ({ bookmarks: list.map(bookmarkToEntry) }),
  }),
  mirror<CategoryName[]>({
    slot: categoriesSlot,
    name: 'categories',
    toValue: ({ categories }) => categoriesFromEntries(categories),
    toEntries: (names) => ({ categories: names.map(categoryToEntry) }),
  }),
  mirror<WatchHistory>({
    slot: historySlot,
    name: 'history',
    names: ['history', 'plays'],
    toValue: ({ history }) => historyFromEntries(history),
    toEntries: (history) => ({ history: historyToEntries(history), plays: finishedPlays(history) }),
    isLegacy: (text) => hasLegacyHistoryFields(parseJson(text)),
  }),
  mirror<SettingsMap>({
    slot: settingsSlot,
    name: 'settings',
    toValue: ({ settings }) => settingsFromEntries(settings),
    toEntries: (map) => ({ settings: settingsToEntries(map) }),
  }),
] as readonly MirroredKey[];
