import { parseBookmarks, type Bookmark } from '../bookmarks';
import { bookmarkSchema, historyItemSchema, type WireBookmark } from '../contracts/sync';
import { parseHistory, serializeHistory, type StoredHistory, type WatchHistory } from '../history';
import { parseSettings, type SettingsMap } from '../settings';

/*
 * Between memory and wire. What the server would refuse stays out of a push, on its device: it must not hold up what
 * could be synced.
 */

/** Bookmarks as they are sent, tombstones included. */
export const bookmarksToWire = (bookmarks: readonly Bookmark[]): WireBookmark[] =>
  bookmarks.flatMap((entry) => {
    const parsed = bookmarkSchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

export const bookmarksFromWire = (entries: readonly WireBookmark[]): Bookmark[] => parseBookmarks(entries) ?? [];

/** A history as it is sent, tombstones included. */
export const historyToWire = (history: WatchHistory): StoredHistory =>
  Object.fromEntries(
    Object.entries(serializeHistory(history)).filter(([, item]) => historyItemSchema.safeParse(item).success),
  );

export const historyFromWire = (items: object): WatchHistory => parseHistory({ items }) ?? {};

/** Settings as they are sent, resets included. */
export const settingsToWire = (map: SettingsMap): SettingsMap => mergeable(map);
export const settingsFromWire = (settings: object): SettingsMap => mergeable(settings);

const mergeable = (settings: object): SettingsMap => parseSettings(settings) ?? {};
