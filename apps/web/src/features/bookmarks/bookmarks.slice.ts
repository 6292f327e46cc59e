import {
  addBookmark,
  copyBookmarks,
  removeCategoryName,
  emptyCategory,
  isBookmarkAlive,
  addCategoryName,
  moveBookmarks,
  customCategories,
  refersTo,
  removeBookmark,
  removeBookmarks,
  renameInBookmarks,
  setBookmarkType,
  undoBookmarkChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkTarget,
  type CategoryName,
  type MediaType,
} from '@marquee/core';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface BookmarksState {
  entries: Bookmark[];
  /** Names of the visitor's own categories. */
  categories: CategoryName[];
}

const initialState: BookmarksState = { entries: [], categories: [] };

interface Timed {
  nowMs: number;
}
interface Change extends Timed {
  target: BookmarkTarget;
  category: string;
}
interface Many extends Timed {
  targets: readonly BookmarkTarget[];
}
/** What an edit did to the bookmarks and to the names of categories. */
export interface Edit {
  change: BookmarkChange;
  namesGone: string[];
  namesCome: string[];
}

const entriesOf = (state: BookmarksState) => state.entries;
const selectOwn = createSelector([entriesOf, (state: BookmarksState) => state.categories], customCategories);
/** Living entries by number, so that a page full of cards does not search the list once for each. */
const selectById = createSelector([entriesOf], (entries) => {
  const byId = new Map<number, Bookmark[]>();
  for (const entry of entries.filter(isBookmarkAlive)) {
    const same = byId.get(entry.mediaId);
    if (same) same.push(entry);
    else byId.set(entry.mediaId, [entry]);
  }
  return byId;
});
const none: readonly Bookmark[] = [];
const entriesFor = (state: BookmarksState, target: BookmarkTarget): Bookmark[] =>
  (selectById(state).get(target.mediaId) ?? none).filter((entry) => refersTo(entry, target));

/** The bookmarks; their rules are core's, their storage is `bookmarks`. Times come with the actions. */
export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    bookmarkAdded(state, { payload: { target, category, nowMs } }: PayloadAction<Change>) {
      state.entries = addBookmark(state.entries, target, nowMs, category);
      state.categories = addCategoryName(state.categories, category, nowMs);
    },
    bookmarkRemoved(state, { payload: { target, category, nowMs } }: PayloadAction<Change>) {
      // The name stays: a category that has become empty is still there.
      state.categories = addCategoryName(state.categories, category, nowMs);
      state.entries = removeBookmark(state.entries, target, nowMs, category);
    },
    bookmarksMoved(state, { payload }: PayloadAction<Many & { from?: string; to: string }>) {
      const { targets, from, to, nowMs } = payload;
      state.categories = keepAll(state, nowMs, to);
      state.entries = moveBookmarks(state.entries, targets, { from, to }, nowMs);
    },
    bookmarksCopied(state, { payload: { targets, to, nowMs } }: PayloadAction<Many & { to: string }>) {
      state.categories = keepAll(state, nowMs, to);
      state.entries = copyBookmarks(state.entries, targets, to, nowMs);
    },
    bookmarksRemoved(state, { payload: { targets, category, nowMs } }: PayloadAction<Many & { category?: string }>) {
      state.categories = keepAll(state, nowMs);
      state.entries = removeBookmarks(state.entries, targets, nowMs, category);
    },
    categoryAdded(state, { payload: { name, nowMs } }: PayloadAction<Timed & { name: string }>) {
      state.categories = addCategoryName(state.categories, name, nowMs);
    },
    categoryRenamed(state, { payload: { from, to, nowMs } }: PayloadAction<Timed & { from: string; to: string }>) {
      state.entries = renameInBookmarks(state.entries, from, to, nowMs);
      state.categories = addCategoryName(removeCategoryName(state.categories, from, nowMs), to, nowMs);
    },
    categoryDeleted(state, { payload: { name, nowMs } }: PayloadAction<Timed & { name: string }>) {
      state.entries = emptyCategory(state.entries, name, nowMs);
      state.categories = removeCategoryName(state.categories, name, nowMs);
    },
    editUndone(state, { payload: { edit, nowMs } }: PayloadAction<Timed & { edit: Edit }>) {
      state.entries = undoBookmarkChange(state.entries, edit.change, nowMs);
      const kept = edit.namesGone.reduce((names, name) => addCategoryName(names, name, nowMs), state.categories);
      state.categories = edit.namesCome.reduce((names, name) => removeCategoryName(names, name, nowMs), kept);
    },
    /** An old entry's title turned out to be a film or a series. */
    typeResolved(state, { payload }: PayloadAction<{ mediaId: number; mediaType: MediaType }>) {
      state.entries = setBookmarkType(state.entries, payload.mediaId, payload.mediaType);
    },
  },
  selectors: {
    selectBookmarks: entriesOf,
    selectOwnCategories: selectOwn,
    selectIsBookmarked: (state, target: BookmarkTarget) => entriesFor(state, target).length > 0,
    selectIsIn: (state, target: BookmarkTarget, category: string) =>
      entriesFor(state, target).some((entry) => entry.category === category),
  },
});

/** Keeps the names of all categories in use, and of one more: an edit may leave them empty. */
const keepAll = (state: BookmarksState, nowMs: number, ...more: string[]): CategoryName[] =>
  [...selectOwn(state), ...more].reduce((names, name) => addCategoryName(names, name, nowMs), state.categories);

export const {
  bookmarkAdded,
  bookmarkRemoved,
  bookmarksMoved,
  bookmarksCopied,
  bookmarksRemoved,
  categoryAdded,
  categoryRenamed,
  categoryDeleted,
  editUndone,
  typeResolved,
} = bookmarksSlice.actions;
export const { selectBookmarks, selectOwnCategories, selectIsBookmarked, selectIsIn } = bookmarksSlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    bookmarks: BookmarksState;
  }
}
