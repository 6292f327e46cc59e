import type { MediaType } from '../media';
import { groupOf, isLive, removeEntry, type Entries, type Entry, type Group } from '../sync/merge-entries';
import {
  bookmarkedTitle,
  bookmarkKey,
  bookmarksOf,
  liveBookmarks,
  parseBookmarkKey,
  type BookmarkValue,
} from './entries';
import type { BookmarkTarget } from './types';

/* Edits of bookmarks: each is given the entries of one id and returns those that it changes. */

type OfOneId = Group<BookmarkValue> | undefined;
type Changed = Entry<BookmarkValue>[];

const categoryOf = ({ key }: Entry): string => parseBookmarkKey(key).category;

interface Addition {
  category: string;
  nowMs: number;
  /** Name and year of the title; by default those of another bookmark of it. */
  title?: BookmarkValue | undefined;
}

/** Adds a title to a category; if it is already there, only its time is refreshed. */
export function addBookmark(
  group: OfOneId,
  target: BookmarkTarget,
  { category, nowMs, title }: Addition,
): Entry<BookmarkValue> {
  const exactKey = bookmarkKey({ ...target, category });
  const same = bookmarksOf(group, target, category);
  const exact = same.find(({ key }) => key === exactKey);
  // A target without a type refers to an existing entry: the live one if a film and a series share the id.
  const mine = target.mediaType === undefined ? (same.find(isLive) ?? exact ?? same[0]) : exact;
  // Known times may come from a faster clock: the addition must be later than the known removal, and times never decrease.
  const known = mine ? [mine] : same;
  const times = known.flatMap(({ changedAt, removedAt = -1 }) => [changedAt, removedAt + 1]);
  const key = mine?.key ?? exactKey;
  const value = title ?? bookmarkedTitle(group, parseBookmarkKey(key));
  return { ...mine, key, value, changedAt: Math.max(nowMs, ...times) };
}

/** Removes a title from one category, or from all if none is given. */
export const removeBookmark = (group: OfOneId, target: BookmarkTarget, nowMs: number, category?: string): Changed =>
  liveBookmarks(group, target, category).map((entry) => removeEntry(entry, nowMs));

/**
 * Adds a title to a category and keeps it where it is. Its time is the latest at which it was added anywhere, so that
 * it keeps its position when sorted by date.
 */
export function copyBookmark(group: OfOneId, target: BookmarkTarget, to: string, nowMs: number): Changed {
  const live = liveBookmarks(group, target);
  if (live.some((entry) => categoryOf(entry) === to)) return [];
  const addedMs = live.length === 0 ? nowMs : Math.max(...live.map(({ changedAt }) => changedAt));
  return [addBookmark(group, target, { category: to, nowMs: addedMs })];
}

/** Moves a title into a category: from the given one, or from all others if none is given. */
export function moveBookmark(
  group: OfOneId,
  target: BookmarkTarget,
  { from, to }: { from?: string | undefined; to: string },
  nowMs: number,
): Changed {
  if (from === to) return [];
  const left = liveBookmarks(group, target, from).filter((entry) => categoryOf(entry) !== to);
  return [...copyBookmark(group, target, to, nowMs), ...left.map((entry) => removeEntry(entry, nowMs))];
}

/** Moves all titles of a category to another one, as renaming requires. */
export const renameInBookmarks = (entries: Entries<BookmarkValue>, from: string, to: string, nowMs: number): Changed =>
  Object.values(entries).flatMap((group) =>
    liveBookmarks(group, {}, from).flatMap(({ key }) =>
      moveBookmark(group, parseBookmarkKey(key), { from, to }, nowMs),
    ),
  );

/** Removes all titles from a category. */
export const emptyCategory = (entries: Entries<BookmarkValue>, category: string, nowMs: number): Changed =>
  Object.values(entries).flatMap((group) =>
    liveBookmarks(group, {}, category).map((entry) => removeEntry(entry, nowMs)),
  );

/** What an edit changed, so that it can be undone even after later edits. */
export interface BookmarkChange {
  removed: Changed;
  added: Changed;
}

/** The difference between two states; only titles that changed are compared. */
export function compareBookmarks(before: Entries<BookmarkValue>, after: Entries<BookmarkValue>): BookmarkChange {
  // Runs at each click, so nothing is copied.
  const ids = Object.keys(after).filter((id) => before[id] !== after[id]);
  for (const id of Object.keys(before)) if (after[id] === undefined) ids.push(id);
  const onlyIn = (these: Entries<BookmarkValue>, those: Entries<BookmarkValue>) =>
    ids.flatMap((id) => {
      const known = new Set(liveBookmarks(those[id]).map(({ key }) => key));
      return liveBookmarks(these[id]).filter(({ key }) => !known.has(key));
    });
  return { removed: onlyIn(before, after), added: onlyIn(after, before) };
}

/**
 * Undoes an edit. Removed bookmarks are added again, in their old order and later than their tombstones so that every
 * device agrees; added ones are removed.
 */
export function undoBookmarkChange(
  entries: Entries<BookmarkValue>,
  { removed, added }: BookmarkChange,
  nowMs: number,
): Changed {
  const inOrder = [...removed].sort((a, b) => a.changedAt - b.changedAt);
  return [
    ...added.flatMap((entry) =>
      removeBookmark(entries[groupOf(entry.key)], parseBookmarkKey(entry.key), nowMs, categoryOf(entry)),
    ),
    ...inOrder.map(({ key }, index) => {
      const { category, ...target } = parseBookmarkKey(key);
      return addBookmark(entries[groupOf(key)], target, { category, nowMs: nowMs + index });
    }),
  ];
}

/**
 * Stores the resolved type of an old entry (BOOKMARK-20). The untyped entry remains behind the typed one, so that edits
 * that other devices make to theirs still apply.
 */
export const setBookmarkType = (group: OfOneId, mediaType: MediaType, title: BookmarkValue): Changed =>
  bookmarksOf(group).flatMap((entry) => {
    const untyped = parseBookmarkKey(entry.key);
    return untyped.mediaType ? [] : [{ ...entry, key: bookmarkKey({ ...untyped, mediaType }), value: title }];
  });
