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
  /** Name and year of the title, if known. */
  title?: BookmarkValue;
}
/** The effect of an edit on bookmarks and names of categories. */
export interface Edit {
  change: BookmarkChange;
  namesGone: string[];
  namesCome: string[];
}

/** Derives something from the bookmarks of each id and memoises it, so that a change recomputes one title only. */
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
  const oneOfEach = new Map<string, Bookmark>();
  for (const bookmarks of living(entries)) for (const entry of bookmarks) oneOfEach.set(entry.category, entry);
  return customCategories([...oneOfEach.values()], names);
});

/** Bookmarks of one id form a group, so that neither a card nor an edit of one title scans the list. */
const bookmarksOfNumber = (entries: Entries<BookmarkValue>, mediaId: number): Bookmark[] => {
  const group = entries[String(mediaId)];
  return group ? bookmarksFromEntries({ [mediaId]: group }) : [];
};
/** Live entries of a title. */
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
  /** Name and year of the title, if known. */
  title?: BookmarkValue | undefined;
  /** The only title that is edited; the rule receives only its bookmarks. */
  about?: BookmarkTarget;
}
export type BookmarkEdit = (dispatch: AppDispatch, getState: () => AppState) => void;

/** The entry of an edited bookmark, with the given name and year or those of another bookmark of the same title. */
export const entryWithTitle = (entries: Entries<BookmarkValue>, bookmark: Bookmark, title?: BookmarkValue) => {
  const value = title ?? bookmarkedTitle(entries[String(bookmark.mediaId)], bookmark);
  return { ...bookmarkToEntry(bookmark), value };
};

/** Edits the lists with a function of core; changes are stored and synced. */
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

/** The difference in bookmarks between two states; only titles that changed are compared. */
export function bookmarkChange(before: AppState, after: AppState): BookmarkChange {
  const [old, now] = [selectBookmarkEntries(before), selectBookmarkEntries(after)];
  // Runs at each click, so it does not build a combined list of all ids.
  const changed = Object.keys(now).filter((id) => old[id] !== now[id]);
  for (const id of Object.keys(old)) if (now[id] === undefined) changed.push(id);
  const of = (entries: Entries<BookmarkValue>) => changed.flatMap((id) => bookmarksOfNumber(entries, Number(id)));
  return compareBookmarks(of(old), of(now));
}

/* The edits. Core has the rules; the caller passes the time. */

export const bookmarkAdded = ({ target, category, nowMs, title }: Change): BookmarkEdit =>
  changeLists(
    ({ bookmarks, categories }) => ({
      bookmarks: addBookmark(bookmarks, target, nowMs, category),
      categories: addCategoryName(categories, category, nowMs),
    }),
    { title, about: target },
  );

/** The category's name stays in the list, even if the category is now empty. */
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
