import { isLive } from '../sync/merge-entries';
import { DEFAULT_CATEGORY, type Bookmark, type BookmarkTarget } from './types';

/* The `bookmarks` list: editing it and merging two copies of it. */

export const isBookmarkAlive = ({ addedAt, removedAt, resolved }: Bookmark): boolean =>
  !resolved && isLive({ changedAt: addedAt, removedAt });

/** The order of the `bookmarks` list. */
export const byAddition = (a: Bookmark, b: Bookmark): number => a.addedAt - b.addedAt || a.mediaId - b.mediaId;

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

const entryKey = ({ mediaId, category, mediaType }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;
/** Groups an untyped entry with the typed ones of the same id and category. */
export const bookmarkGroupKey = ({ mediaId, category }: Bookmark): string => `${mediaId} ${category}`;

/** Whether merging `b` into `a` would change nothing. */
const supersedesBookmark = (a: Bookmark, b: Bookmark): boolean =>
  a.addedAt >= b.addedAt && (a.removedAt ?? -1) >= (b.removedAt ?? -1);

const withTimesOf = (a: Bookmark, b: Bookmark): Bookmark => {
  if (supersedesBookmark(a, b)) return a;
  const removedAt = Math.max(a.removedAt ?? -1, b.removedAt ?? -1);
  return { ...a, addedAt: Math.max(a.addedAt, b.addedAt), ...(removedAt >= 0 && { removedAt }) };
};

const withResolved = ({ resolved, ...entry }: Bookmark, isResolved: boolean): Bookmark =>
  isResolved ? { ...entry, resolved: true } : entry;

/**
 * An edit of an entry without a type applies to each known type: the untyped entry's times are copied to the typed
 * ones, and it is marked as resolved. Nothing is copied back, so removing a film does not affect the series of the same
 * id. Times only ever increase, which keeps the merge associative.
 */
function reconcileTypes(entries: Map<string, Bookmark>): Bookmark[] {
  const untyped = new Map<string, Bookmark>();
  for (const entry of entries.values()) if (entry.mediaType === undefined) untyped.set(bookmarkGroupKey(entry), entry);
  if (untyped.size === 0) return [...entries.values()];
  const resolved = new Set<Bookmark>();
  const settled = [...entries.values()].map((entry) => {
    const general = entry.mediaType === undefined ? undefined : untyped.get(bookmarkGroupKey(entry));
    if (!general) return entry;
    resolved.add(general);
    return withTimesOf(entry, general);
  });
  return settled.map((entry) =>
    entry.mediaType === undefined && (entry.resolved ?? false) !== resolved.has(entry)
      ? withResolved(entry, resolved.has(entry))
      : entry,
  );
}

/**
 * Union of two bookmark lists. Each entry has its latest addition and its latest removal; the later of the two decides,
 * and the removal wins a tie. Commutative, associative and idempotent; linear in the number of entries. The order is
 * that of `a`, followed by entries that only `b` has.
 */
export function mergeBookmarks(a: readonly Bookmark[], b: readonly Bookmark[]): Bookmark[] {
  const merged = new Map<string, Bookmark>();
  for (const entry of [...a, ...b]) {
    const key = entryKey(entry);
    const mine = merged.get(key);
    merged.set(key, mine ? withTimesOf(mine, entry) : entry);
  }
  return reconcileTypes(merged);
}
