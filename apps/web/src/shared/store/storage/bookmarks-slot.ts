import { parseBookmarks, type Bookmark } from '@marquee/core';
import { parseJson, unreadable, type Slot } from './slot';

/** `bookmarks`: the list itself. */
export const bookmarksSlot: Slot<Bookmark[]> = {
  key: 'bookmarks',
  slice: 'bookmarks',
  field: 'entries',
  read(text) {
    const stored = parseJson(text);
    const entries = parseBookmarks(stored);
    if (entries === null) return unreadable('Cleared Bad Bookmark Data');
    return { kind: 'value', value: entries, lossy: entries.length < (stored as unknown[]).length };
  },
  write: (entries) => (entries.length === 0 ? null : JSON.stringify(entries)),
};
