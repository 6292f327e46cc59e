import { plural, t } from '@lingui/core/macro';
import {
  addCategoryName,
  copyBookmarks,
  emptyCategory,
  moveBookmarks,
  removeBookmarks,
  removeCategoryName,
  renameInBookmarks,
  type BookmarkTarget,
  type CategoryName,
} from '@marquee/core';
import { changeLists, type BookmarkEdit, type Lists, type Timed } from '../bookmarks';
import { categoryInText } from '../category-in-text';
import { positionsRenamed } from './custom-order';
import { edit, undoableEdit, type BookmarkThunk } from '../edit-bookmarks';

interface Many extends Timed {
  targets: readonly BookmarkTarget[];
}

/** Stores the names of all categories in use, and of one more, because an edit may empty them. */
const keepNames = ({ categories }: Lists, own: () => readonly string[], nowMs: number, ...more: string[]) =>
  [...own(), ...more].reduce<readonly CategoryName[]>((names, name) => addCategoryName(names, name, nowMs), categories);

const bookmarksMoved = ({ targets, from, to, nowMs }: Many & { from: string | undefined; to: string }): BookmarkEdit =>
  changeLists((lists, own) => ({
    bookmarks: moveBookmarks(lists.bookmarks, targets, { from, to }, nowMs),
    categories: keepNames(lists, own, nowMs, to),
  }));

const bookmarksCopied = ({ targets, to, nowMs }: Many & { to: string }): BookmarkEdit =>
  changeLists((lists, own) => ({
    bookmarks: copyBookmarks(lists.bookmarks, targets, to, nowMs),
    categories: keepNames(lists, own, nowMs, to),
  }));

const bookmarksRemoved = ({ targets, category, nowMs }: Many & { category: string | undefined }): BookmarkEdit =>
  changeLists((lists, own) => ({
    bookmarks: removeBookmarks(lists.bookmarks, targets, nowMs, category),
    categories: keepNames(lists, own, nowMs),
  }));

const categoryAdded = ({ name, nowMs }: Timed & { name: string }): BookmarkEdit =>
  changeLists(({ categories }) => ({ categories: addCategoryName(categories, name, nowMs) }));

const categoryRenamed =
  ({ from, to, nowMs }: Timed & { from: string; to: string }): BookmarkEdit =>
  (dispatch) => {
    const renamed = changeLists(({ bookmarks, categories }) => ({
      bookmarks: renameInBookmarks(bookmarks, from, to, nowMs),
      categories: addCategoryName(removeCategoryName(categories, from, nowMs), to, nowMs),
    }));
    dispatch(renamed);
    dispatch(positionsRenamed(from, to, nowMs));
  };

const categoryDeleted = ({ name, nowMs }: Timed & { name: string }): BookmarkEdit =>
  changeLists(({ bookmarks, categories }) => ({
    bookmarks: emptyCategory(bookmarks, name, nowMs),
    categories: removeCategoryName(categories, name, nowMs),
  }));

function removedText(count: number, category: string | undefined): string {
  if (category === undefined)
    return plural(count, {
      one: 'Removed # title from your bookmarks',
      other: 'Removed # titles from your bookmarks',
    });
  const list = categoryInText(category);
  return plural(count, { one: `Removed # title from ${list}`, other: `Removed # titles from ${list}` });
}

function movedText(count: number, to: string): string {
  const list = categoryInText(to);
  return plural(count, { one: `Moved # title to ${list}`, other: `Moved # titles to ${list}` });
}

function addedText(count: number, to: string): string {
  const list = categoryInText(to);
  return plural(count, { one: `Added # title to ${list}`, other: `Added # titles to ${list}` });
}

export const removeMany = (targets: readonly BookmarkTarget[], category?: string): BookmarkThunk =>
  undoableEdit(removedText(targets.length, category), (nowMs) => bookmarksRemoved({ targets, category, nowMs }));

export const moveMany = (targets: readonly BookmarkTarget[], to: string, from?: string): BookmarkThunk =>
  undoableEdit(movedText(targets.length, to), (nowMs) => bookmarksMoved({ targets, to, from, nowMs }));

export const copyMany = (targets: readonly BookmarkTarget[], to: string): BookmarkThunk =>
  undoableEdit(addedText(targets.length, to), (nowMs) => bookmarksCopied({ targets, to, nowMs }));

export const addCategory =
  (name: string): BookmarkThunk =>
  (dispatch) =>
    void dispatch(edit((nowMs) => categoryAdded({ name, nowMs })));

export const renameCategory = (from: string, to: string): BookmarkThunk =>
  undoableEdit(t({ message: `Renamed ${from} to ${to}`, comment: 'A category of bookmarks, by its names' }), (nowMs) =>
    categoryRenamed({ from, to, nowMs }),
  );

export const deleteCategory = (name: string): BookmarkThunk =>
  undoableEdit(t({ message: `Deleted ${name}`, comment: 'A category of bookmarks' }), (nowMs) =>
    categoryDeleted({ name, nowMs }),
  );
