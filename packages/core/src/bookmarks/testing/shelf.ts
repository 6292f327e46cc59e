import { listEntries, mergeEntries, type Entries, type Entry } from '../../sync/merge-entries';
import { addBookmark, removeBookmark } from '../edit';
import { bookmarkRules, liveBookmarks, parseBookmarkKey, type BookmarkValue } from '../entries';
import { DEFAULT_CATEGORY, type BookmarkTarget } from '../types';

/** A person's bookmarks. */
export type Shelf = Entries<BookmarkValue>;

/** The shelf with the entries that an edit changed. */
export const put = (shelf: Shelf, changed: readonly Entry<BookmarkValue>[]): Shelf =>
  mergeEntries(bookmarkRules, shelf, changed);

export const merge = (a: Shelf, b: Shelf): Shelf => put(a, listEntries(b));

export const add = (shelf: Shelf, target: BookmarkTarget, nowMs: number, category: string = DEFAULT_CATEGORY): Shelf =>
  put(shelf, [addBookmark(shelf[target.mediaId], target, { category, nowMs })]);

export const remove = (
  shelf: Shelf,
  target: BookmarkTarget,
  nowMs: number,
  category: string = DEFAULT_CATEGORY,
): Shelf => put(shelf, removeBookmark(shelf[target.mediaId], target, nowMs, category));

export const categoriesOf = (shelf: Shelf, target: BookmarkTarget): string[] =>
  liveBookmarks(shelf[target.mediaId], target).map(({ key }) => parseBookmarkKey(key).category);
