import { msg } from '@lingui/core/macro';
import {
  bookmarksFromEntries,
  bookmarkToEntry,
  categoriesFromEntries,
  categoryToEntry,
  finishedPlays,
  hasLegacyHistoryFields,
  historyFromEntries,
  historyToEntries,
  isRecord,
  collectionNames,
  mergeBookmarks,
  migrateLegacyBookmarks,
  parseBookmarks,
  parseCategories,
  parseHistory,
  parseJson,
  parseSettings,
  serializeHistory,
  settingsFromEntries,
  settingsToEntries,
  type Bookmark,
  type CategoryName,
  type CollectionName,
  type Entry,
  type SettingsMap,
  type WatchHistory,
} from '@marquee/core';
import { entriesEdited, type CollectionsState } from '../collections';
import type { AppDispatch } from '../state';
import { unreadable, type LegacyKey, type Slot } from '../storage/slot';

/** A key of local storage that the specification prescribes, as a view of a collection (STORAGE-01). */
export interface PrescribedKey<Value = never> {
  slot: Slot<Value>;
  /** The collection that the key shows. */
  name: CollectionName;
  toValue: (collections: CollectionsState) => Value;
  toEntries: (value: Value) => Partial<Record<CollectionName, readonly Entry[]>>;
  /** Whether a text has fields of older versions, which parsing drops. */
  isLegacy?: (text: string) => boolean;
}

const BAD_DATA = msg`Cleared Bad Bookmark Data`;
/** Duration of the migration's first message, after which the second is shown (BOOKMARK-16). */
const MIGRATION_MS = 10_000;

/** `media-bookmarks`: an object of entries with data.id and info.addedAt. */
const oldBookmarks: LegacyKey<Bookmark[]> = {
  key: 'media-bookmarks',
  read(text) {
    const stored = parseJson(text);
    if (!isRecord(stored)) return unreadable(BAD_DATA);
    const entries = migrateLegacyBookmarks(stored);
    return { kind: 'value', value: entries, lossy: entries.length < Object.keys(stored).length };
  },
  join: (present, old) => mergeBookmarks(present, old),
  notices: [
    {
      message: msg`Migrating your bookmarks to support new features and syncing...`,
      style: { kind: 'info', durationMs: MIGRATION_MS },
    },
    {
      message: msg`Your bookmarks have been upgraded and new features are now available for you!`,
      style: { kind: 'success', delayMs: MIGRATION_MS },
    },
  ],
};

/** `bookmarks`: the list itself. */
const bookmarks: PrescribedKey<Bookmark[]> = {
  slot: {
    key: 'bookmarks',
    slice: 'bookmarks',
    field: 'entries',
    read(text) {
      const stored = parseJson(text);
      const entries = parseBookmarks(stored);
      if (entries === null) return unreadable(BAD_DATA);
      return { kind: 'value', value: entries, lossy: Array.isArray(stored) && entries.length < stored.length };
    },
    write: (entries) => (entries.length === 0 ? null : JSON.stringify(entries)),
    legacy: [oldBookmarks],
  },
  name: 'bookmarks',
  // Old untyped entries whose type is known are stored only once.
  toValue: (collections) => bookmarksFromEntries(collections.bookmarks).filter(({ resolved }) => !resolved),
  toEntries: (list) => ({ bookmarks: list.map(bookmarkToEntry) }),
};

/** `bookmark-categories`: names of custom categories, so that empty ones survive. */
const categories: PrescribedKey<CategoryName[]> = {
  slot: {
    key: 'bookmark-categories',
    slice: 'bookmarks',
    field: 'categories',
    read(text) {
      const names = parseCategories(parseJson(text));
      return names === null ? unreadable() : { kind: 'value', value: names };
    },
    write: (names) => (names.length === 0 ? null : JSON.stringify(names)),
  },
  name: 'categories',
  toValue: (collections) => categoriesFromEntries(collections.categories),
  toEntries: (names) => ({ categories: names.map(categoryToEntry) }),
};

const countOf = (value: unknown): number => {
  const state = isRecord(value) && isRecord(value.state) ? value.state : value;
  const items = isRecord(state) && isRecord(state.items) ? state.items : state;
  return isRecord(items) ? Object.keys(items).length : 0;
};

/** Yields the same text as `JSON.stringify`, title by title; null for an empty history. */
function partsOf(history: WatchHistory): Iterable<string> | null {
  function* parts() {
    let before = '{"items":{';
    for (const [name, item] of Object.entries(serializeHistory(history))) {
      yield `${before}${JSON.stringify(name)}:${JSON.stringify(item)}`;
      before = ',';
    }
    yield '}}';
  }
  return Object.keys(history).length === 0 ? null : parts();
}

/** `media-tracking`: `{ items }`, keyed by numeric id (HISTORY-01). */
const history: PrescribedKey<WatchHistory> = {
  slot: {
    key: 'media-tracking',
    slice: 'history',
    field: 'items',
    read(text) {
      const stored = parseJson(text);
      const items = parseHistory(stored);
      if (items === null) return unreadable();
      return { kind: 'value', value: items, lossy: Object.keys(items).length < countOf(stored) };
    },
    write: (items) => [...(partsOf(items) ?? [])].join('') || null,
    parts: partsOf,
  },
  name: 'history',
  toValue: (collections) => historyFromEntries(collections.history),
  toEntries: (items) => ({ history: historyToEntries(items), plays: finishedPlays(items) }),
  isLegacy: (text) => hasLegacyHistoryFields(parseJson(text)),
};

/** `settings`: the value and time of each chosen setting. */
const settings: PrescribedKey<SettingsMap> = {
  slot: {
    key: 'settings',
    slice: 'settings',
    field: 'map',
    read(text) {
      const map = parseSettings(parseJson(text));
      return map === null ? unreadable() : { kind: 'value', value: map };
    },
    write: (map) => (Object.keys(map).length === 0 ? null : JSON.stringify(map)),
  },
  name: 'settings',
  toValue: (collections) => settingsFromEntries(collections.settings),
  toEntries: (map) => ({ settings: settingsToEntries(map) }),
};

export const prescribedKeys = [
  bookmarks,
  categories,
  history,
  settings,
] as readonly unknown[] as readonly PrescribedKey[];

/** Merges a value of a prescribed key into the collections. */
export function importValue(dispatch: AppDispatch, { toEntries }: PrescribedKey, value: unknown): void {
  const entries = toEntries(value as never);
  for (const name of collectionNames) {
    const some = entries[name];
    if (some && some.length > 0) dispatch(entriesEdited(name as 'settings', some as never));
  }
}
