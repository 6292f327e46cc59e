import type { BookmarkValue } from '../../bookmarks';
import { bookmarks, expiredEntries, history, settings, TOMBSTONE_TTL_MS, type Collection } from '../../collections';
import type { HistoryValue } from '../../history';
import { settingsFromEntries, settingsToEntries, type SettingsMap } from '../../settings';
import { clampEntries, type ClockContext } from '../define-collection';
import { listEntries, toEntries, type Entries, type Entry } from '../merge-entries';

/* Operations on entries, expressed on the lists of the specification. */

export const clampAll = <Value>(all: Entries<Value>, arrival: ClockContext): Entries<Value> =>
  toEntries({}, clampEntries(listEntries(all), arrival));

export const clampSettings = (map: SettingsMap, arrival: ClockContext): SettingsMap =>
  settingsFromEntries(toEntries({}, clampEntries(settingsToEntries(map), arrival)));

interface Times {
  addedAt: number;
  removedAt?: number;
}
const entryOf = ({ addedAt: changedAt, removedAt }: Times): Entry<null> =>
  removedAt === undefined ? { key: 'a', value: null, changedAt } : { key: 'a', value: null, changedAt, removedAt };

/** The times of one entry. */
export function clampTimes(times: Times, arrival: ClockContext): Times {
  const [{ changedAt: addedAt, removedAt } = entryOf(times)] = clampEntries([entryOf(times)], arrival);
  return removedAt === undefined ? { addedAt } : { addedAt, removedAt };
}

/** The entries that remain, assuming each removal arrived at its own time. */
function unexpired<Value>(collection: Collection<Value>, entries: readonly Entry<Value>[], nowMs: number) {
  const isOld = ({ removedAt = nowMs }: Entry<Value>) => removedAt < nowMs - TOMBSTONE_TTL_MS;
  const groups = Object.values(toEntries({}, entries));
  const gone = new Set(groups.flatMap((group) => expiredEntries(collection, group, isOld)).map(({ key }) => key));
  return toEntries(
    {},
    entries.filter(({ key }) => !gone.has(key)),
  );
}

export const expireBookmarks = (all: Entries<BookmarkValue>, nowMs: number): Entries<BookmarkValue> =>
  unexpired(bookmarks, listEntries(all), nowMs);
export const expireHistory = (all: Entries<HistoryValue>, nowMs: number): Entries<HistoryValue> =>
  unexpired(history, listEntries(all), nowMs);
export const expireSettings = (map: SettingsMap, nowMs: number): SettingsMap =>
  settingsFromEntries(unexpired(settings, settingsToEntries(map), nowMs));
