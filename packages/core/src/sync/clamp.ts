import type { Bookmark } from '../bookmarks';
import type { HistoryItem, WatchHistory } from '../history';
import { settingNames, type SettingRecord, type SettingsMap } from '../settings';
import type { TitleKey } from '../media';

/** When entries reach a device or the server. Epoch milliseconds. */
export interface ClockContext {
  /** The receiver's clock; between a device and the server, the server's. */
  nowMs: number;
  /** What the sender's clock said when it sent: the `updatedAt` of a push. */
  sentAtMs?: number;
}

/** A clock further ahead than this tells nothing about when something happened. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * How far an entry's times have to move back. All of them move together, so that what came first still does: cutting each
 * at `nowMs` would make an addition and the removal before it simultaneous, which removes.
 */
function shiftOf(times: readonly (number | undefined)[], { nowMs, sentAtMs = nowMs }: ClockContext): number {
  const latest = times.reduce<number>((max, time) => Math.max(max, time ?? 0), 0);
  if (latest <= nowMs) return 0;
  const ahead = sentAtMs - nowMs;
  return Math.max(latest - nowMs, ahead <= MAX_AHEAD_MS ? ahead : 0);
}

interface Times {
  addedAt?: number;
  updatedAt?: number;
  removedAt?: number;
}

function moveBack<Entry extends Times>(entry: Entry, shift: number): Entry {
  if (shift === 0) return entry;
  const moved = { ...entry };
  for (const name of ['addedAt', 'updatedAt', 'removedAt'] as const) {
    const time = entry[name];
    if (time !== undefined) Object.assign(moved, { [name]: Math.max(0, time - shift) });
  }
  return moved;
}

/** An entry none of whose times lies in the future: a clock that is ahead must not win over every later change. */
export const clampTimes = <Entry extends Times>(entry: Entry, arrival: ClockContext): Entry =>
  moveBack(entry, shiftOf([entry.addedAt, entry.updatedAt, entry.removedAt], arrival));

export const clampBookmarks = (entries: readonly Bookmark[], arrival: ClockContext): Bookmark[] =>
  entries.map((entry) => clampTimes(entry, arrival));

/** A title and its episodes move together: a title's tombstone is weighed against its episodes. */
function clampHistoryItem(item: HistoryItem, arrival: ClockContext): HistoryItem {
  const records = Object.values(item.episodes ?? {});
  const times = [item, ...records].flatMap(({ updatedAt, removedAt }) => [updatedAt, removedAt]);
  const shift = shiftOf(times, arrival);
  if (shift === 0) return item;
  const moved = moveBack(item, shift);
  if (!item.episodes) return moved;
  const episodes = Object.entries(item.episodes).map(([key, record]) => [key, moveBack(record, shift)] as const);
  return { ...moved, episodes: Object.fromEntries(episodes) };
}

export function clampHistory(history: WatchHistory, arrival: ClockContext): WatchHistory {
  const clamped: WatchHistory = {};
  for (const [key, item] of Object.entries(history) as [TitleKey, HistoryItem][])
    clamped[key] = clampHistoryItem(item, arrival);
  return clamped;
}

export const clampSettings = (map: SettingsMap, arrival: ClockContext): SettingsMap =>
  settingNames.reduce<SettingsMap>((clamped, name) => {
    const record: SettingRecord | undefined = map[name];
    return record ? { ...clamped, [name]: clampTimes(record, arrival) } : clamped;
  }, {});
