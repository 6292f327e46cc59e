import type { MediaType } from '../media';
import { addBookmark, byAddition, isBookmarkAlive, mergeBookmarks, refersTo, removeBookmark } from './list';
import type { Bookmark, BookmarkTarget } from './types';

/**
 * Edits the bookmarks of one target after the other. The rule sees those of that number and no others: two thousand titles
 * cost two thousand times what one does, whatever else is on the lists.
 *
 * @returns all of them, in the order in which they were added
 */
function editEach<Target extends BookmarkTarget>(
  bookmarks: readonly Bookmark[],
  targets: readonly Target[],
  edit: (ofNumber: readonly Bookmark[], target: Target, index: number) => readonly Bookmark[],
): Bookmark[] {
  const byNumber = new Map<number, readonly Bookmark[]>();
  for (const entry of bookmarks) {
    const ofNumber = byNumber.get(entry.mediaId) as Bookmark[] | undefined;
    if (ofNumber) ofNumber.push(entry);
    else byNumber.set(entry.mediaId, [entry]);
  }
  for (const [index, target] of targets.entries())
    byNumber.set(target.mediaId, edit(byNumber.get(target.mediaId) ?? [], target, index));
  return [...byNumber.values()].flat().sort(byAddition);
}

/** Takes titles out of one category, or out of all of them where none is named. */
export const removeBookmarks = (
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  nowMs: number,
  category?: string,
): Bookmark[] =>
  editEach(bookmarks, targets, (ofNumber, target) =>
    ofNumber.map((entry) => {
      const isMeant = (category === undefined || entry.category === category) && refersTo(entry, target);
      return isMeant && isBookmarkAlive(entry) ? { ...entry, removedAt: Math.max(nowMs, entry.addedAt) } : entry;
    }),
  );

/** Puts titles into a category as well. A title keeps its place by date: the time when it was last added anywhere. */
export const copyBookmarks = (
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  to: string,
  nowMs: number,
): Bookmark[] =>
  editEach(bookmarks, targets, (ofNumber, target) => {
    const living = ofNumber.filter((entry) => isBookmarkAlive(entry) && refersTo(entry, target));
    if (living.some(({ category }) => category === to)) return ofNumber;
    const addedMs = living.length === 0 ? nowMs : Math.max(...living.map(({ addedAt }) => addedAt));
    return addBookmark(ofNumber, target, addedMs, to);
  });

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
  const without = editEach(bookmarks, come, (ofNumber, entry) =>
    removeBookmark(ofNumber, entry, nowMs, entry.category),
  );
  const inOrder = [...gone].sort((a, b) => a.addedAt - b.addedAt);
  return editEach(without, inOrder, (ofNumber, { mediaId, mediaType, category }, index) =>
    addBookmark(ofNumber, { mediaId, mediaType }, nowMs + index, category),
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
