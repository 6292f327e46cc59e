import {
  addBookmark,
  addCategoryName,
  bookmarkedTitle,
  bookmarksFromEntries,
  bookmarkToEntry,
  categoriesFromEntries,
  categoryToEntry,
  countBookmarkedTitles,
  customCategories,
  isBookmarkAlive,
  refersTo,
  removeBookmark,
  removeCategoryName,
  undoBookmarkChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkTarget,
  type BookmarkValue,
  type CategoryName,
  type Entries,
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
  /** What the title is called, where that is known. */
  title?: BookmarkValue;
}
/** What an edit did to the bookmarks and to the names of categories. */
export interface Edit {
  change: BookmarkChange;
  namesGone: string[];
  namesCome: string[];
}

export const selectBookmarkEntries = selectCollection('bookmarks');
/** The `bookmarks` list (BOOKMARK-01). */
export const selectBookmarks = createSelector([selectBookmarkEntries], bookmarksFromEntries);
export const selectTitleCount = createSelector([selectBookmarks], countBookmarkedTitles);
const selectCategoryNames = createSelector([selectCollection('categories')], categoriesFromEntries);
export const selectOwnCategories = createSelector([selectBookmarks, selectCategoryNames], customCategories);

/** Living entries of a title. Those of one number are a group, so that a card does not search the list. */
const bookmarksOf = (state: AppState, target: BookmarkTarget): Bookmark[] => {
  const group = selectBookmarkEntries(state)[String(target.mediaId)];
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

/** The entry of a bookmark that an edit made, with the title as it is told or as another bookmark of it knows it. */
export const entryWithTitle = (entries: Entries<BookmarkValue>, bookmark: Bookmark, title?: BookmarkValue) => {
  const value = title ?? bookmarkedTitle(entries[String(bookmark.mediaId)], bookmark);
  return { ...bookmarkToEntry(bookmark), value };
};

/** Edits the lists by a rule of core's; what it changed is stored and sent. */
export const changeLists =
  (change: (lists: Lists, own: readonly string[]) => Partial<Lists>, title?: BookmarkValue): BookmarkEdit =>
  (dispatch, getState) => {
    const state = getState();
    const before: Lists = { bookmarks: selectBookmarks(state), categories: selectCategoryNames(state) };
    const { bookmarks = before.bookmarks, categories = before.categories } = change(before, selectOwnCategories(state));
    const [known, names] = [new Set(before.bookmarks), new Set(before.categories)];
    const newNames = categories.filter((name) => !names.has(name)).map(categoryToEntry);
    const changed = bookmarks
      .filter((entry) => !known.has(entry))
      .map((entry) => entryWithTitle(selectBookmarkEntries(state), entry, title));
    if (newNames.length > 0) dispatch(entriesEdited('categories', newNames));
    if (changed.length > 0) dispatch(entriesEdited('bookmarks', changed));
  };

/* The edits. Their rules are core's; times come with them. */

export const bookmarkAdded = ({ target, category, nowMs, title }: Change): BookmarkEdit =>
  changeLists(
    ({ bookmarks, categories }) => ({
      bookmarks: addBookmark(bookmarks, target, nowMs, category),
      categories: addCategoryName(categories, category, nowMs),
    }),
    title,
  );

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
