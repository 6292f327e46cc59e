import { bookmarkGroupKey, mergeBookmarks, type Bookmark } from '../bookmarks';
import type { HistoryEpisode, HistoryItem, WatchHistory } from '../history';
import type { TitleKey } from '../media';
import { settingNames, type SettingsMap } from '../settings';

/** How long a removal is remembered: a device that was away for longer may bring back what was removed meanwhile. */
export const TOMBSTONE_TTL_MS = 180 * 24 * 60 * 60 * 1000;

interface Written {
  updatedAt: number;
  removedAt?: number;
}
const isExpired = ({ updatedAt, removedAt }: Written, nowMs: number): boolean =>
  removedAt !== undefined && removedAt >= updatedAt && removedAt < nowMs - TOMBSTONE_TTL_MS;

/** The list without removals that are old enough to forget. */
export function expireBookmarks(bookmarks: readonly Bookmark[], nowMs: number): Bookmark[] {
  const isGone = (entry: Bookmark) => isExpired({ ...entry, updatedAt: entry.addedAt }, nowMs);
  const typed = bookmarks.filter((entry) => entry.mediaType !== undefined);
  const spokenFor = new Set(typed.filter((entry) => !isGone(entry)).map(bookmarkGroupKey));
  const wasTyped = new Set(typed.map(bookmarkGroupKey));
  const kept = bookmarks.filter((entry) => {
    if (isGone(entry)) return false;
    // An entry without a type goes with the last typed one that spoke for it, or it would come to light again.
    const group = bookmarkGroupKey(entry);
    return spokenFor.has(group) || !wasTyped.has(group);
  });
  return mergeBookmarks(kept, []);
}

function expireItem(item: HistoryItem, nowMs: number): HistoryItem | null {
  if (item.mediaType === 'movie') return isExpired(item, nowMs) ? null : item;
  const hidden = item.removedAt ?? -1;
  // A title's tombstone covers its episodes: they are forgotten with it, never before it.
  const isGone = (record: HistoryEpisode) =>
    isExpired({ ...record, removedAt: Math.max(record.removedAt ?? -1, hidden) }, nowMs);
  const kept = Object.entries(item.episodes ?? {}).filter(([, record]) => !isGone(record));
  // A show of which nothing is left to remember, not even its removal.
  if (kept.length === 0 && (item.removedAt === undefined || isExpired(item, nowMs))) return null;
  return { ...item, episodes: Object.fromEntries(kept) };
}

/** The history without removals that are old enough to forget. */
export function expireHistory(history: WatchHistory, nowMs: number): WatchHistory {
  const kept: WatchHistory = {};
  for (const [key, item] of Object.entries(history) as [TitleKey, HistoryItem][]) {
    const rest = expireItem(item, nowMs);
    if (rest) kept[key] = rest;
  }
  return kept;
}

/** The settings without resets that are old enough to forget. */
export const expireSettings = (map: SettingsMap, nowMs: number): SettingsMap =>
  settingNames.reduce<SettingsMap>((kept, name) => {
    const record = map[name];
    return !record || isExpired(record, nowMs) ? kept : { ...kept, [name]: record };
  }, {});
