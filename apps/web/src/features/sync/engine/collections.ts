import {
  mergeHistory,
  parseBookmarks,
  parseHistory,
  parseSettings,
  serializeHistory,
  titleKey,
  type Bookmark,
  type HistoryItem,
  type SettingName,
  type SettingRecord,
  type SettingsMap,
  type WatchHistory,
} from '@marquee/core';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from '../../../shared/store';
import { storedValueChanged, storedValueReplaced } from '../../../shared/store/storage';

export const collectionNames = ['bookmarks', 'history', 'settings'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** The smallest thing that is sent: a bookmark, a film, an episode, a whole title's tombstone, a setting. */
export interface Item<Value = unknown> {
  key: string;
  /** Two versions of an entry that hold the same have the same stamp. */
  stamp: string;
  /** The latest of its times, epoch milliseconds. */
  timeMs: number;
  value: Value;
}

/** One kind of data that is synced entry by entry. */
export interface Collection<Value = unknown> {
  name: CollectionName;
  pullPath: string;
  pushPath: string;
  /** The part of the state that the items come from; the same object means the same items. */
  source: (state: AppState) => unknown;
  items: (state: AppState) => Item<Value>[];
  /** The body's part of a push. */
  toWire: (values: readonly Value[]) => Record<string, unknown>;
  /** The items in an answer; null when it is no such answer. */
  fromWire: (answer: Record<string, unknown>) => Item<Value>[] | null;
  /** Joins values into the store, by the rules of core. */
  merge: (values: readonly Value[]) => UnknownAction;
  /** Puts values into the store in place of what it has. */
  replace: (state: AppState, values: readonly Value[]) => UnknownAction;
  /** Keys under which the same entry may be found since. */
  aliases?: (key: string) => string[];
}

/** Items are made once per stored object: a scan of ten thousand entries costs ten thousand look-ups. */
function remembering<Source extends object, Made extends object>(make: (source: Source) => Made) {
  const known = new WeakMap<Source, Made>();
  return (source: Source): Made => {
    const made = known.get(source) ?? make(source);
    known.set(source, made);
    return made;
  };
}

const bookmarkItem = remembering((entry: Bookmark): Item<Bookmark> => ({
  key: `${entry.mediaId} ${entry.mediaType ?? ''} ${entry.category}`,
  stamp: `${entry.addedAt}.${entry.removedAt ?? ''}`,
  timeMs: Math.max(entry.addedAt, entry.removedAt ?? 0),
  value: entry,
}));

const bookmarksCollection: Collection<Bookmark> = {
  name: 'bookmarks',
  pullPath: '/users/me/bookmarks',
  pushPath: '/sync/bookmarks',
  source: (state) => state.bookmarks.entries,
  items: (state) => state.bookmarks.entries.map(bookmarkItem),
  // `resolved` is derived by every merge and never sent.
  toWire: (bookmarks) => ({ bookmarks: bookmarks.map(({ resolved: _derived, ...entry }) => entry) }),
  fromWire: (answer) => parseBookmarks(answer.bookmarks)?.map(bookmarkItem) ?? null,
  merge: (bookmarks) => storedValueChanged({ slice: 'bookmarks', field: 'entries' }, bookmarks),
  replace: (state, bookmarks) => {
    const byKey = new Map(bookmarks.map((entry) => [bookmarkItem(entry).key, entry]));
    const entries = state.bookmarks.entries.map((entry) => byKey.get(bookmarkItem(entry).key) ?? entry);
    return storedValueReplaced({ slice: 'bookmarks', field: 'entries' }, entries);
  },
  // An entry of old data without a type is found under its type once that is known.
  aliases: (key) => {
    const [id, type, ...category] = key.split(' ');
    return type === '' ? ['movie', 'tv'].map((known) => [id, known, ...category].join(' ')) : [];
  },
};

type HistoryRecord = Pick<HistoryItem, 'updatedAt' | 'progress' | 'removedAt'>;
const recordStamp = ({ updatedAt, progress, removedAt }: HistoryRecord): string =>
  [updatedAt, progress?.watched ?? '', progress?.duration ?? '', removedAt ?? ''].join('.');

const recordTime = ({ updatedAt, removedAt }: Pick<HistoryRecord, 'updatedAt' | 'removedAt'>): number =>
  Math.max(updatedAt, removedAt ?? 0);

const filmItem = remembering((film: HistoryItem): Item<HistoryItem> => ({
  key: titleKey('movie', film.id),
  stamp: recordStamp(film),
  timeMs: recordTime(film),
  value: film,
}));

/** A show comes as its episodes, each with the show's name, and as its tombstone if it has one. */
const showItems = remembering((show: HistoryItem): Item<HistoryItem>[] => {
  const { episodes = {}, removedAt, ...base } = show;
  const key = titleKey('tv', show.id);
  const items = Object.entries(episodes).map(([name, episode]) => ({
    key: `${key} ${name}`,
    stamp: recordStamp(episode),
    timeMs: recordTime(episode),
    value: { ...base, updatedAt: episode.updatedAt, episodes: { [name]: episode } },
  }));
  const tombstone = { ...base, removedAt: removedAt ?? 0, episodes: {} };
  return removedAt === undefined
    ? items
    : [...items, { key, stamp: String(removedAt), timeMs: removedAt, value: tombstone }];
});

const historyItems = (history: WatchHistory): Item<HistoryItem>[] =>
  Object.values(history).flatMap((item) => (item.mediaType === 'movie' ? [filmItem(item)] : showItems(item)));

/** By halves: to merge one by one would copy all that was merged before each time. */
function joinHistory(values: readonly HistoryItem[]): WatchHistory {
  const [first] = values;
  if (!first) return {};
  if (values.length === 1) return { [titleKey(first.mediaType, first.id)]: first };
  const middle = Math.ceil(values.length / 2);
  return mergeHistory(joinHistory(values.slice(0, middle)), joinHistory(values.slice(middle)));
}

/** An item with a film's record, an episode or a title's tombstone in place of its own. */
function replaceIn(mine: HistoryItem, { episodes = {}, ...theirs }: HistoryItem): HistoryItem {
  if (mine.mediaType === 'movie') return theirs;
  if (Object.keys(episodes).length === 0) return { ...mine, removedAt: theirs.removedAt };
  const joined = { ...mine.episodes, ...episodes };
  return { ...mine, episodes: joined, updatedAt: Math.max(...Object.values(joined).map((each) => each.updatedAt)) };
}

const historyCollection: Collection<HistoryItem> = {
  name: 'history',
  pullPath: '/users/me/watch-history',
  pushPath: '/sync/watch-history',
  source: (state) => state.history.items,
  items: (state) => historyItems(state.history.items),
  toWire: (values) => ({ items: serializeHistory(joinHistory(values)) }),
  fromWire: (answer) => {
    const history = parseHistory(answer);
    return history && historyItems(history);
  },
  merge: (values) => storedValueChanged({ slice: 'history', field: 'items' }, joinHistory(values)),
  replace: (state, values) => {
    const items = { ...state.history.items };
    for (const value of values) {
      const key = titleKey(value.mediaType, value.id);
      items[key] = items[key] ? replaceIn(items[key], value) : value;
    }
    return storedValueReplaced({ slice: 'history', field: 'items' }, items);
  },
};

interface SettingEntry {
  name: SettingName;
  record: SettingRecord;
}
const settingItems = (map: SettingsMap): Item<SettingEntry>[] =>
  (Object.entries(map) as [SettingName, SettingRecord][]).map(([name, record]) => ({
    key: name,
    stamp: [
      record.updatedAt,
      JSON.stringify(record.value),
      ...(record.removedAt === undefined ? [] : [record.removedAt]),
    ].join('.'),
    timeMs: recordTime(record),
    value: { name, record },
  }));
const joinSettings = (values: readonly SettingEntry[]): SettingsMap =>
  Object.fromEntries(values.map(({ name, record }) => [name, record]));

const settingsCollection: Collection<SettingEntry> = {
  name: 'settings',
  pullPath: '/users/me/settings',
  pushPath: '/sync/settings',
  source: (state) => state.settings.map,
  items: (state) => settingItems(state.settings.map),
  toWire: (values) => ({ settings: joinSettings(values) }),
  fromWire: (answer) => {
    const map = parseSettings(answer.settings);
    return map && settingItems(map);
  },
  merge: (values) => storedValueChanged({ slice: 'settings', field: 'map' }, joinSettings(values)),
  replace: (state, values) =>
    storedValueReplaced({ slice: 'settings', field: 'map' }, { ...state.settings.map, ...joinSettings(values) }),
};

export const collections = [bookmarksCollection, historyCollection, settingsCollection] as readonly Collection[];
