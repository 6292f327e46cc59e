import { plural, t } from '@lingui/core/macro';
import {
  addCategoryName,
  copyBookmark,
  emptyCategory,
  moveBookmark,
  removeBookmark,
  removeCategoryName,
  renameInBookmarks,
  type BookmarkTarget,
  type CategoryValue,
  type Entries,
} from '@marquee/core';
import { changeLists, type BookmarkEdit, type Timed } from '../bookmarks';
import { categoryInText } from '../category-in-text';
import { listOrderRenamed } from './custom-order';
import { edit, undoableEdit, type BookmarkThunk } from '../edit-bookmarks';

interface Many extends Timed {
  targets: readonly BookmarkTarget[];
}

/** Stores the names of categories, because an edit may empty them. */
const keepNames = (names: Entries<CategoryValue>, kept: readonly string[], nowMs: number) =>
  kept.flatMap((name) => addCategoryName(names, name, nowMs));

const bookmarksMoved = ({ targets, from, to, nowMs }: Many & { from: string | undefined; to: string }): BookmarkEdit =>
  changeLists(({ bookmarks, names, own }) => ({
    bookmarks: targets.flatMap((target) => moveBookmark(bookmarks[target.mediaId], target, { from, to }, nowMs)),
    names: keepNames(names, [...own(), to], nowMs),
  }));

const bookmarksCopied = ({ targets, to, nowMs }: Many & { to: string }): BookmarkEdit =>
  changeLists(({ bookmarks, names, own }) => ({
    bookmarks: targets.flatMap((target) => copyBookmark(bookmarks[target.mediaId], target, to, nowMs)),
    names: keepNames(names, [...own(), to], nowMs),
  }));

const bookmarksRemoved = ({ targets, category, nowMs }: Many & { category: string | undefined }): BookmarkEdit =>
  changeLists(({ bookmarks, names, own }) => ({
    bookmarks: targets.flatMap((target) => removeBookmark(bookmarks[target.mediaId], target, nowMs, category)),
    names: keepNames(names, own(), nowMs),
  }));

const categoryAdded = ({ name, nowMs }: Timed & { name: string }): BookmarkEdit =>
  changeLists(({ names }) => ({ names: addCategoryName(names, name, nowMs) }));

const categoryRenamed =
  ({ from, to, nowMs }: Timed & { from: string; to: string }): BookmarkEdit =>
  (dispatch) => {
    const renamed = changeLists(({ bookmarks, names }) => ({
      bookmarks: renameInBookmarks(bookmarks, from, to, nowMs),
      names: [removeCategoryName(names, from, nowMs), ...addCategoryName(names, to, nowMs)],
    }));
    dispatch(renamed);
    dispatch(listOrderRenamed(from, to, nowMs));
  };

const categoryDeleted = ({ name, nowMs }: Timed & { name: string }): BookmarkEdit =>
  changeLists(({ bookmarks, names }) => ({
    bookmarks: emptyCategory(bookmarks, name, nowMs),
    names: [removeCategoryName(names, name, nowMs)],
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
