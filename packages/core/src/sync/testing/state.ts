import { bookmarksMissingFrom, mergeBookmarks, type Bookmark } from '../../bookmarks';
import { historyMissingFrom, mergeHistory, type WatchHistory } from '../../history';
import { mergeSettings, settingsMissingFrom, type SettingsMap } from '../../settings';
import type { ClockContext } from '../clamp-entries';
import { clampBookmarks, clampHistory, clampSettings } from './lists';

/** Everything that a person keeps. */
export interface Kept {
  bookmarks: Bookmark[];
  history: WatchHistory;
  settings: SettingsMap;
}

export const nothing: Kept = { bookmarks: [], history: {}, settings: {} };

export const merge = (a: Kept, b: Kept): Kept => ({
  bookmarks: mergeBookmarks(a.bookmarks, b.bookmarks),
  history: mergeHistory(a.history, b.history),
  settings: mergeSettings(a.settings, b.settings),
});

/** What of `mine` would tell `theirs` something. */
export const missingFrom = (theirs: Kept, mine: Kept): Kept => ({
  bookmarks: bookmarksMissingFrom(theirs.bookmarks, mine.bookmarks),
  history: historyMissingFrom(theirs.history, mine.history),
  settings: settingsMissingFrom(theirs.settings, mine.settings),
});

export const clamp = (kept: Kept, arrival: ClockContext): Kept => ({
  bookmarks: clampBookmarks(kept.bookmarks, arrival),
  history: clampHistory(kept.history, arrival),
  settings: clampSettings(kept.settings, arrival),
});

export const isNothing = ({ bookmarks, history, settings }: Kept): boolean =>
  bookmarks.length + Object.keys(history).length + Object.keys(settings).length === 0;
