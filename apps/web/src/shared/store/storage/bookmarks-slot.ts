import { msg } from '@lingui/core/macro';
import {
  isRecord,
  mergeBookmarks,
  migrateLegacyBookmarks,
  parseBookmarks,
  parseCategories,
  parseJson,
  type Bookmark,
  type CategoryName,
} from '@marquee/core';
import { unreadable, type LegacyKey, type Slot } from './slot';

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
export const bookmarksSlot: Slot<Bookmark[]> = {
  key: 'bookmarks',
  slice: 'bookmarks',
  field: 'entries',
  read(text) {
    const stored = parseJson(text);
    const entries = parseBookmarks(stored);
    if (entries === null) return unreadable(BAD_DATA);
    return { kind: 'value', value: entries, lossy: entries.length < (stored as unknown[]).length };
  },
  write: (entries) => (entries.length === 0 ? null : JSON.stringify(entries)),
  legacy: [oldBookmarks],
};

/** `bookmark-categories`: names of custom categories, so that empty ones survive. */
export const categoriesSlot: Slot<CategoryName[]> = {
  key: 'bookmark-categories',
  slice: 'bookmarks',
  field: 'categories',
  read(text) {
    const names = parseCategories(parseJson(text));
    return names === null ? unreadable() : { kind: 'value', value: names };
  },
  write: (names) => (names.length === 0 ? null : JSON.stringify(names)),
};
