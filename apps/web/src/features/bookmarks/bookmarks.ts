import {
  addBookmark,
  addCategoryName,
  bookmarkedTitle,
  bookmarksFromEntries,
  bookmarkToEntry,
  categoriesFromEntries,
  categoryToEntry,
  compareBookmarks,
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
  /** What the title is called, where that is known. */
  title?: BookmarkValue;
}
/** What an edit did to the bookmarks and to the names of categories. */
export interface Edit {
  change: BookmarkChange;
  namesGone: string[];
  namesCome: string[];
}

/** Derives something of the bookmarks of each number, and remembers it: a change costs what one title costs. */
function byNumber<Result extends number | object>(derive: (bookmarks: Bookmark[]) => Result) {
  const known = new WeakMap<Group<BookmarkValue>, Result>();
  return (entries: Entries<BookmarkValue>): Result[] =>
    Object.entries(entries).map(([number, group]) => {
      const result = known.get(group) ?? derive(bookmarksFromEntries({ [number]: group }));
      known.set(group, result);
      return result;
    });
}

export const selectBookmarkEntries = selectCollection('bookmarks');
/** The `bookmarks` list (BOOKMARK-01). */
export const selectBookmarks = createSelector([selectBookmarkEntries], bookmarksFromEntries);
const titleCounts = byNumber(countBookmarkedTitles);
export const selectTitleCount = createSelector([selectBookmarkEntries], (entries) =>
  titleCounts(entries).reduce((sum, count) => sum + count, 0),
);
const selectCategoryNames = createSelector([selectCollection('categories')], categoriesFromEntries);
const living = byNumber((bookmarks) => bookmarks.filter(isBookmarkAlive));
export const selectOwnCategories = createSelector([selectBookmarkEntries, selectCategoryNames], (entries, names) => {
  const oneOfEach = new Map(living(entries).flatMap((some) => some.map((entry) => [entry.category, entry])));
  return customCategories([...oneOfEach.values()], names);
});

/** Those of one number are a group, so that neither a card nor an edit of one title walks the list. */
const bookmarksOfNumber = (entries: Entries<BookmarkValue>, mediaId: number): Bookmark[] => {
  const group = entries[String(mediaId)];
  return group ? bookmarksFromEntries({ [mediaId]: group }) : [];
};
/** Living entries of a title. */
const bookmarksOf = (state: AppState, target: BookmarkTarget): Bookmark[] =>
  bookmarksOfNumber(selectBookmarkEntries(state), target.mediaId).filter(
    (entry) => isBookmarkAlive(entry) && refersTo(entry, target),
  );
export const selectIsBookmarked = (state: AppState, target: BookmarkTarget): boolean =>
  bookmarksOf(state, target).length > 0;
export const selectIsIn = (state: AppState, target: BookmarkTarget, category: string): boolean =>
  bookmarksOf(state, target).some((entry) => entry.category === category);

export interface Lists {
  bookmarks: readonly Bookmark[];
  categories: readonly CategoryName[];
}
interface EditScope {
  /** What the title is called, where that is known. */
  title?: BookmarkValue | undefined;
  /** The only title that is edited; the rule sees its bookmarks and no others. */
  about?: BookmarkTarget;
}
export type BookmarkEdit = (dispatch: AppDispatch, getState: () => AppState) => void;

/** The entry of a bookmark that an edit made, with the title as it is told or as another bookmark of it knows it. */
export const entryWithTitle = (entries: Entries<BookmarkValue>, bookmark: Bookmark, title?: BookmarkValue) => {
  const value = title ?? bookmarkedTitle(entries[String(bookmark.mediaId)], bookmark);
  return { ...bookmarkToEntry(bookmark), value };
};

/** Edits the lists by a rule of core's; what it changed is stored and sent. */
export const changeLists =
  (
    change: (lists: Lists, ownCategories: () => readonly string[]) => Partial<Lists>,
    { title, about }: EditScope = {},
  ): BookmarkEdit =>
  (dispatch, getState) => {
    const state = getState();
    const entries = selectBookmarkEntries(state);
    const before: Lists = {
      bookmarks: about ? bookmarksOfNumber(entries, about.mediaId) : selectBookmarks(state),
      categories: selectCategoryNames(state),
    };
    const { bookmarks = before.bookmarks, categories = before.categories } = change(before, () =>
      selectOwnCategories(state),
    );
    const [known, names] = [new Set(before.bookmarks), new Set(before.categories)];
    const newNames = categories.filter((name) => !names.has(name)).map(categoryToEntry);
    const changed = bookmarks
      .filter((entry) => !known.has(entry))
      .map((entry) => entryWithTitle(entries, entry, title));
    if (newNames.length > 0) dispatch(entriesEdited('categories', newNames));
    if (changed.length > 0) dispatch(entriesEdited('bookmarks', changed));
  };

/** What became of the bookmarks between two states; only titles that changed are compared. */
export function bookmarkChange(before: AppState, after: AppState): BookmarkChange {
  const [old, now] = [selectBookmarkEntries(before), selectBookmarkEntries(after)];
  const changed = Object.keys({ ...old, ...now }).filter((id) => old[id] !== now[id]);
  const of = (entries: Entries<BookmarkValue>) => changed.flatMap((id) => bookmarksOfNumber(entries, Number(id)));
  return compareBookmarks(of(old), of(now));
}

/* The edits. Their rules are core's; times come with them. */

export const bookmarkAdded = ({ target, category, nowMs, title }: Change): BookmarkEdit =>
  changeLists(
    ({ bookmarks, categories }) => ({
      bookmarks: addBookmark(bookmarks, target, nowMs, category),
      categories: addCategoryName(categories, category, nowMs),
    }),
    { title, about: target },
  );

/** The category's name stays: one that has become empty is still there. */
export const bookmarkRemoved = ({ target, category, nowMs }: Change): BookmarkEdit =>
  changeLists(
    ({ bookmarks, categories }) => ({
      bookmarks: removeBookmark(bookmarks, target, nowMs, category),
      categories: addCategoryName(categories, category, nowMs),
    }),
    { about: target },
  );

export const editUndone = ({ edit, nowMs }: Timed & { edit: Edit }): BookmarkEdit =>
  changeLists(({ bookmarks, categories }) => {
    const kept = edit.namesGone.reduce((names, name) => addCategoryName(names, name, nowMs), categories);
    return {
      bookmarks: undoBookmarkChange(bookmarks, edit.change, nowMs),
      categories: edit.namesCome.reduce((names, name) => removeCategoryName(names, name, nowMs), kept),
    };
  });
