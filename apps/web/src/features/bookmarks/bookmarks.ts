import {
  addBookmark,
  addCategoryName,
  compareBookmarks,
  countBookmarkedTitles,
  customCategories,
  isBookmarked,
  liveBookmarks,
  parseBookmarkKey,
  removeBookmark,
  removeCategoryName,
  undoBookmarkChange,
  type BookmarkChange,
  type BookmarkTarget,
  type BookmarkValue,
  type CategoryValue,
  type Entries,
  type Entry,
  type Group,
} from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from '../../shared/store';
import { entriesEdited, selectCollection } from '../../shared/store/collections';

export interface Timed {
  nowMs: number;
}
interface Change extends Timed {
  target: BookmarkTarget;
  category: string;
  /** Name and year of the title, if known. */
  title?: BookmarkValue;
}
/** The effect of an edit on bookmarks and names of categories. */
export interface Edit {
  change: BookmarkChange;
  removedNames: string[];
  addedNames: string[];
}

/** Derives something from the entries of each id and memoises it, so that a change recomputes one title only. */
function byId<Result extends number | object>(derive: (group: Group<BookmarkValue>) => Result) {
  const known = new WeakMap<Group<BookmarkValue>, Result>();
  return (entries: Entries<BookmarkValue>): Result[] =>
    Object.values(entries).map((group) => {
      const result = known.get(group) ?? derive(group);
      known.set(group, result);
      return result;
    });
}

export const selectBookmarkEntries = selectCollection('bookmarks');
const titleCounts = byId(countBookmarkedTitles);
export const selectTitleCount = createSelector([selectBookmarkEntries], (entries) =>
  titleCounts(entries).reduce((sum, count) => sum + count, 0),
);
const usedCategories = byId((group) => liveBookmarks(group).map(({ key }) => parseBookmarkKey(key).category));
/** Number of bookmarks in each category. */
export const selectCategoryCounts = createSelector([selectBookmarkEntries], (entries) => {
  const counts = new Map<string, number>();
  for (const category of usedCategories(entries).flat()) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
});
const selectCategoryNames = selectCollection('categories');
export const selectOwnCategories = createSelector([selectCategoryCounts, selectCategoryNames], (counts, names) =>
  customCategories(counts.keys(), names),
);

const groupOf = (state: AppState, { mediaId }: BookmarkTarget) => selectBookmarkEntries(state)[String(mediaId)];
export const selectIsBookmarked = (state: AppState, target: BookmarkTarget): boolean =>
  isBookmarked(groupOf(state, target), target);
export const selectIsIn = (state: AppState, target: BookmarkTarget, category: string): boolean =>
  isBookmarked(groupOf(state, target), target, category);

interface Lists {
  bookmarks: Entries<BookmarkValue>;
  names: Entries<CategoryValue>;
  /** Custom categories, stored or in use. */
  own: () => readonly string[];
}
interface ChangedEntries {
  bookmarks?: Entry<BookmarkValue>[];
  names?: Entry<CategoryValue>[];
}
export type BookmarkEdit = (dispatch: AppDispatch, getState: () => AppState) => void;

/** Stores and syncs the entries that an edit changes. */
export const changeLists =
  (change: (lists: Lists) => ChangedEntries): BookmarkEdit =>
  (dispatch, getState) => {
    const state = getState();
    const lists = { bookmarks: selectBookmarkEntries(state), names: selectCategoryNames(state) };
    const { bookmarks = [], names = [] } = change({ ...lists, own: () => selectOwnCategories(state) });
    if (names.length > 0) dispatch(entriesEdited('categories', names));
    if (bookmarks.length > 0) dispatch(entriesEdited('bookmarks', bookmarks));
  };

export const bookmarkChange = (before: AppState, after: AppState): BookmarkChange =>
  compareBookmarks(selectBookmarkEntries(before), selectBookmarkEntries(after));

/* The edits. Core has the rules; the caller passes the time. */

export const bookmarkAdded = ({ target, category, nowMs, title }: Change): BookmarkEdit =>
  changeLists(({ bookmarks, names }) => ({
    bookmarks: [addBookmark(bookmarks[target.mediaId], target, { category, nowMs, title })],
    names: addCategoryName(names, category, nowMs),
  }));

/** The category's name stays in the list, even if the category is now empty. */
export const bookmarkRemoved = ({ target, category, nowMs }: Change): BookmarkEdit =>
  changeLists(({ bookmarks, names }) => ({
    bookmarks: removeBookmark(bookmarks[target.mediaId], target, nowMs, category),
    names: addCategoryName(names, category, nowMs),
  }));

export const editUndone = ({ edit, nowMs }: Timed & { edit: Edit }): BookmarkEdit =>
  changeLists(({ bookmarks, names }) => ({
    bookmarks: undoBookmarkChange(bookmarks, edit.change, nowMs),
    names: [
      ...edit.removedNames.flatMap((name) => addCategoryName(names, name, nowMs)),
      ...edit.addedNames.map((name) => removeCategoryName(names, name, nowMs)),
    ],
  }));
