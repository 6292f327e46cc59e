import {
  addBookmark,
  addCategoryName,
  bookmarksFromEntries,
  bookmarkToEntry,
  categoriesFromEntries,
  categoryToEntry,
  customCategories,
  isBookmarkAlive,
  refersTo,
  removeBookmark,
  removeCategoryName,
  setBookmarkType,
  undoBookmarkChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkTarget,
  type CategoryName,
  type MediaType,
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
}
/** What an edit did to the bookmarks and to the names of categories. */
export interface Edit {
  change: BookmarkChange;
  namesGone: string[];
  namesCome: string[];
}

const selectEntries = selectCollection('bookmarks');
/** The `bookmarks` list (BOOKMARK-01). */
export const selectBookmarks = createSelector([selectEntries], bookmarksFromEntries);
const selectCategoryNames = createSelector([selectCollection('categories')], categoriesFromEntries);
export const selectOwnCategories = createSelector([selectBookmarks, selectCategoryNames], customCategories);

/** Living entries of a title. Those of one number are a group, so that a card does not search the list. */
const bookmarksOf = (state: AppState, target: BookmarkTarget): Bookmark[] => {
  const group = selectEntries(state)[String(target.mediaId)];
  if (!group) return [];
  return bookmarksFromEntries({ [target.mediaId]: group }).filter(
    (entry) => isBookmarkAlive(entry) && refersTo(entry, target),
  );
};
export const selectIsBookmarked = (state: AppState, target: BookmarkTarget): boolean =>
  bookmarksOf(state, target).length > 0;
export const selectIsIn = (state: AppState, target: BookmarkTarget, category: string): boolean =>
  bookmarksOf(state, target).some((entry) => entry.category === category);

export interface Lists {
  bookmarks: readonly Bookmark[];
  categories: readonly CategoryName[];
}
export type BookmarkEdit = (dispatch: AppDispatch, getState: () => AppState) => void;

/** Edits the lists by a rule of core's; what it changed is stored and sent. */
export const changeLists =
  (change: (lists: Lists, own: readonly string[]) => Partial<Lists>): BookmarkEdit =>
  (dispatch, getState) => {
    const state = getState();
    const before: Lists = { bookmarks: selectBookmarks(state), categories: selectCategoryNames(state) };
    const { bookmarks = before.bookmarks, categories = before.categories } = change(before, selectOwnCategories(state));
    const [known, names] = [new Set(before.bookmarks), new Set(before.categories)];
    const newNames = categories.filter((name) => !names.has(name)).map(categoryToEntry);
    const changed = bookmarks.filter((entry) => !known.has(entry)).map(bookmarkToEntry);
    if (newNames.length > 0) dispatch(entriesEdited('categories', newNames));
    if (changed.length > 0) dispatch(entriesEdited('bookmarks', changed));
  };

/* The edits. Their rules are core's; times come with them. */

export const bookmarkAdded = ({ target, category, nowMs }: Change): BookmarkEdit =>
  changeLists(({ bookmarks, categories }) => ({
    bookmarks: addBookmark(bookmarks, target, nowMs, category),
    categories: addCategoryName(categories, category, nowMs),
  }));

/** The category's name stays: one that has become empty is still there. */
export const bookmarkRemoved = ({ target, category, nowMs }: Change): BookmarkEdit =>
  changeLists(({ bookmarks, categories }) => ({
    bookmarks: removeBookmark(bookmarks, target, nowMs, category),
    categories: addCategoryName(categories, category, nowMs),
  }));

export const editUndone = ({ edit, nowMs }: Timed & { edit: Edit }): BookmarkEdit =>
  changeLists(({ bookmarks, categories }) => {
    const kept = edit.namesGone.reduce((names, name) => addCategoryName(names, name, nowMs), categories);
    return {
      bookmarks: undoBookmarkChange(bookmarks, edit.change, nowMs),
      categories: edit.namesCome.reduce((names, name) => removeCategoryName(names, name, nowMs), kept),
    };
  });

/** An old entry's title turned out to be a film or a series. */
export const typeResolved = ({ mediaId, mediaType }: { mediaId: number; mediaType: MediaType }): BookmarkEdit =>
  changeLists(({ bookmarks }) => ({ bookmarks: setBookmarkType(bookmarks, mediaId, mediaType) }));
