import { parseBookmarks, type Bookmark } from '../bookmarks';
import type { WireBookmark } from '../contracts/sync';
import { parseHistory, type WatchHistory } from '../history';
import { parseSettings, type SettingsMap } from '../settings';

/* Converts request bodies to the shapes used in memory. */

export const bookmarksFromWire = (entries: readonly WireBookmark[]): Bookmark[] => parseBookmarks(entries) ?? [];
export const historyFromWire = (items: object): WatchHistory => parseHistory({ items }) ?? {};
export const settingsFromWire = (settings: object): SettingsMap => parseSettings(settings) ?? {};
