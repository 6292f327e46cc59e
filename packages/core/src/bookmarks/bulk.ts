import type { MediaType } from '../media';
import { byAddition, mergeBookmarks } from './entries';
import { addBookmark, isBookmarkAlive, refersTo, removeBookmark } from './list';
import type { Bookmark, BookmarkTarget } from './types';

/**
 * Edits the bookmarks of each target in turn. The rule receives only the bookmarks with the target's id, so the cost
 * grows with the number of targets and not with the size of the lists.
 *
 * @returns all bookmarks, in the order in which they were added
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

/** Removes titles from one category, or from all categories if none is given. */
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

/**
 * Adds titles to a category and keeps them where they are. `addedAt` is the latest time at which the title was added
 * anywhere, so that it keeps its position when sorted by date.
 */
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

/** Moves titles into a category: from the given one, or from all others if none is given. */
export function moveBookmarks(
  bookmarks: readonly Bookmark[],
  targets: readonly BookmarkTarget[],
  { from, to }: { from?: string | undefined; to: string },
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

/** Moves all titles of a category to another one, as renaming requires. */
export const renameInBookmarks = (
  bookmarks: readonly Bookmark[],
  from: string,
  to: string,
  nowMs: number,
): Bookmark[] => moveBookmarks(bookmarks, targetsIn(bookmarks, from), { from, to }, nowMs);

/** Removes all titles from a category. */
export const emptyCategory = (bookmarks: readonly Bookmark[], category: string, nowMs: number): Bookmark[] =>
  removeBookmarks(bookmarks, targetsIn(bookmarks, category), nowMs, category);

/** What an edit changed, so that it can be undone even after later edits. */
export interface BookmarkChange {
  gone: Bookmark[];
  come: Bookmark[];
}

const keyOf = ({ mediaId, mediaType, category }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;

/** Compares lists by title and category. Entries that are the same object in both are skipped cheaply. */
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
 * Undoes an edit. Removed bookmarks are added again, in their old order and later than their tombstones so that every
 * device agrees; added ones are removed.
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
 * Stores the resolved type of an old entry (BOOKMARK-20) and merges it with an existing typed entry. The untyped entry
 * remains behind it, so that edits that other devices make to theirs still apply.
 */
export const setBookmarkType = (bookmarks: readonly Bookmark[], mediaId: number, mediaType: MediaType): Bookmark[] =>
  mergeBookmarks(
    bookmarks,
    bookmarks
      .filter((entry) => entry.mediaId === mediaId && entry.mediaType === undefined && !entry.resolved)
      .map((entry) => ({ ...entry, mediaType })),
  );
