import { isLive } from '../sync/merge-entries';
import { mergeBookmarks } from './entries';
import { DEFAULT_CATEGORY, type Bookmark, type BookmarkTarget } from './types';

/* Editing the `bookmarks` list. */

export const isBookmarkAlive = ({ addedAt, removedAt, resolved }: Bookmark): boolean =>
  !resolved && isLive({ changedAt: addedAt, removedAt });

/** Two entries refer to the same title if their ids match and their types do not contradict (BOOKMARK-19). */
export const refersTo = (entry: Bookmark, target: BookmarkTarget): boolean =>
  entry.mediaId === target.mediaId &&
  (entry.mediaType === undefined || target.mediaType === undefined || entry.mediaType === target.mediaType);

const inCategory = (entry: Bookmark, target: BookmarkTarget, category: string): boolean =>
  refersTo(entry, target) && entry.category === category;

/** Categories a title is in. */
export const categoriesOf = (bookmarks: readonly Bookmark[], target: BookmarkTarget): string[] => [
  ...new Set(
    bookmarks.filter((entry) => isBookmarkAlive(entry) && refersTo(entry, target)).map((entry) => entry.category),
  ),
];

export const isBookmarked = (bookmarks: readonly Bookmark[], target: BookmarkTarget): boolean =>
  bookmarks.some((entry) => isBookmarkAlive(entry) && refersTo(entry, target));

/** Number of bookmarked titles, however many categories each is in. An untyped entry counts as the typed one of its id. */
export function countBookmarkedTitles(bookmarks: readonly Bookmark[]): number {
  const typesById = new Map<number, Set<Bookmark['mediaType']>>();
  for (const entry of bookmarks) {
    if (!isBookmarkAlive(entry)) continue;
    const types = typesById.get(entry.mediaId) ?? new Set();
    typesById.set(entry.mediaId, types.add(entry.mediaType));
  }
  let count = 0;
  for (const types of typesById.values()) count += types.size > 1 && types.has(undefined) ? types.size - 1 : types.size;
  return count;
}

/** Adds a title to a category; if it is already there, only `addedAt` is refreshed. */
export function addBookmark(
  bookmarks: readonly Bookmark[],
  target: BookmarkTarget,
  nowMs: number,
  category: string = DEFAULT_CATEGORY,
): Bookmark[] {
  const same = bookmarks.filter((entry) => inCategory(entry, target, category) && !entry.resolved);
  const exact = same.find((entry) => entry.mediaType === target.mediaType);
  // A target without a type refers to an existing entry: the live one if a film and a series share the id.
  const mine = target.mediaType === undefined ? (same.find(isBookmarkAlive) ?? exact ?? same[0]) : exact;
  // Known times may come from a faster clock: the addition must be later than the known removal, and times never decrease.
  const known = mine ? [mine] : same;
  const addedAt = Math.max(nowMs, ...known.flatMap((entry) => [entry.addedAt, (entry.removedAt ?? -1) + 1]));
  if (!mine) return mergeBookmarks(bookmarks, [{ ...target, category, addedAt }]);
  return bookmarks.map((entry) => (entry === mine ? { ...entry, addedAt } : entry));
}

/** Removes a title from a category, leaving a tombstone so that a merge cannot bring it back. */
export const removeBookmark = (
  bookmarks: readonly Bookmark[],
  target: BookmarkTarget,
  nowMs: number,
  category: string = DEFAULT_CATEGORY,
): Bookmark[] =>
  bookmarks.map((entry) =>
    inCategory(entry, target, category) && isBookmarkAlive(entry)
      ? { ...entry, removedAt: Math.max(nowMs, entry.addedAt) }
      : entry,
  );
