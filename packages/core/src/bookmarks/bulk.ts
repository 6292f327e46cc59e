import type { MediaType } from '../media';
import { addBookmark, isBookmarkAlive, refersTo, removeBookmark } from './edit';
import { mergeBookmarks } from './merge';
import type { Bookmark, BookmarkTarget } from './types';

/** Takes titles out of one category, or out of all of them where none is named. */
export function removeBookmarks(
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  nowMs: number,
  category?: string,
): Bookmark[] {
  const isMeant = (entry: Bookmark): boolean =>
    (category === undefined || entry.category === category) && targets.some((target) => refersTo(entry, target));
  return bookmarks.map((entry) =>
    isBookmarkAlive(entry) && isMeant(entry) ? { ...entry, removedAt: Math.max(nowMs, entry.addedAt) } : entry,
  );
}

/** When a title was last added anywhere; a title that changes its category keeps its place by date. */
const addedTime = (bookmarks: readonly Bookmark[], target: BookmarkTarget, nowMs: number): number => {
  const times = bookmarks.filter((entry) => isBookmarkAlive(entry) && refersTo(entry, target));
  return times.length === 0 ? nowMs : Math.max(...times.map(({ addedAt }) => addedAt));
};

const isIn = (bookmarks: readonly Bookmark[], target: BookmarkTarget, category: string): boolean =>
  bookmarks.some((entry) => entry.category === category && isBookmarkAlive(entry) && refersTo(entry, target));

/** Puts titles into a category as well. */
export const copyBookmarks = (
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  to: string,
  nowMs: number,
): Bookmark[] =>
  targets.reduce<Bookmark[]>(
    (list, target) =>
      isIn(list, target, to) ? list : addBookmark(list, target, addedTime(bookmarks, target, nowMs), to),
    [...bookmarks],
  );

/** Puts titles into a category and takes them out of another, or out of all others where none is named. */
export function moveBookmarks(
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  { from, to }: { from?: string; to: string },
  nowMs: number,
): Bookmark[] {
  if (from === to) return [...bookmarks];
  const copied = copyBookmarks(bookmarks, targets, to, nowMs);
  const left = from === undefined ? otherCategories(copied, to) : [from];
  return left.reduce((list, category) => removeBookmarks(list, targets, nowMs, category), copied);
}

const otherCategories = (bookmarks: readonly Bookmark[], to: string): string[] =>
  [...new Set(bookmarks.map(({ category }) => category))].filter((category) => category !== to);

const targetsIn = (bookmarks: readonly Bookmark[], category: string): BookmarkTarget[] =>
  bookmarks.filter((entry) => entry.category === category && isBookmarkAlive(entry));

/** Gives every title of a category to another: what renaming does to the bookmarks. */
export const renameInBookmarks = (
  bookmarks: readonly Bookmark[],
  from: string,
  to: string,
  nowMs: number,
): Bookmark[] => moveBookmarks(bookmarks, targetsIn(bookmarks, from), { from, to }, nowMs);

/** Takes every title out of a category. */
export const emptyCategory = (bookmarks: readonly Bookmark[], category: string, nowMs: number): Bookmark[] =>
  removeBookmarks(bookmarks, targetsIn(bookmarks, category), nowMs, category);

/** What an edit did, so that it can be taken back whatever came after it. */
export interface BookmarkChange {
  gone: Bookmark[];
  come: Bookmark[];
}

const keyOf = ({ mediaId, mediaType, category }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;

/** Compares lists by title and category. Entries that are the same objects in both cost next to nothing. */
export function compareBookmarks(before: readonly Bookmark[], after: readonly Bookmark[]): BookmarkChange {
  const aliveWithout = (list: readonly Bookmark[], other: readonly Bookmark[]) => {
    const shared = new Set(other);
    const changed = list.filter((entry) => !shared.has(entry) && isBookmarkAlive(entry));
    return new Map(changed.map((entry) => [keyOf(entry), entry]));
  };
  const [was, is] = [aliveWithout(before, after), aliveWithout(after, before)];
  return {
    gone: [...was].flatMap(([key, entry]) => (is.has(key) ? [] : [entry])),
    come: [...is].flatMap(([key, entry]) => (was.has(key) ? [] : [entry])),
  };
}

/**
 * Takes an edit back. What went away is added anew, later than its tombstone so that every device agrees and in its old
 * order; what came is removed.
 */
export function undoBookmarkChange(
  bookmarks: readonly Bookmark[],
  { gone, come }: BookmarkChange,
  nowMs: number,
): Bookmark[] {
  const without = come.reduce<Bookmark[]>(
    (list, entry) => removeBookmark(list, entry, nowMs, entry.category),
    [...bookmarks],
  );
  const inOrder = [...gone].sort((a, b) => a.addedAt - b.addedAt);
  return inOrder.reduce(
    (list, { mediaId, mediaType, category }, index) =>
      addBookmark(list, { mediaId, mediaType }, nowMs + index, category),
    without,
  );
}

/**
 * Stores what an old entry's title turned out to be (BOOKMARK-20); it joins an entry that knew already. The old entry
 * stays behind the typed one, so that what other devices do to theirs still reaches it.
 */
export const setBookmarkType = (bookmarks: readonly Bookmark[], mediaId: number, mediaType: MediaType): Bookmark[] =>
  mergeBookmarks(
    bookmarks,
    bookmarks
      .filter((entry) => entry.mediaId === mediaId && entry.mediaType === undefined && !entry.resolved)
      .map((entry) => ({ ...entry, mediaType })),
  );
