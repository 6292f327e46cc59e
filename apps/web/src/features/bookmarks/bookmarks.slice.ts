import {
  addBookmark,
  categoriesOf,
  isBookmarked,
  removeBookmark,
  type Bookmark,
  type BookmarkTarget,
} from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface BookmarksState {
  entries: Bookmark[];
}

const initialState: BookmarksState = { entries: [] };

interface Change {
  target: BookmarkTarget;
  category: string;
  nowMs: number;
}

/** The bookmarks; their rules are core's, their storage is `bookmarks`. Times come with the actions. */
export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    bookmarkAdded(state, { payload: { target, category, nowMs } }: PayloadAction<Change>) {
      state.entries = addBookmark(state.entries, target, nowMs, category);
    },
    bookmarkRemoved(state, { payload: { target, category, nowMs } }: PayloadAction<Change>) {
      state.entries = removeBookmark(state.entries, target, nowMs, category);
    },
  },
  selectors: {
    selectBookmarks: (state) => state.entries,
    selectIsBookmarked: (state, target: BookmarkTarget) => isBookmarked(state.entries, target),
    selectIsIn: (state, target: BookmarkTarget, category: string) =>
      categoriesOf(state.entries, target).includes(category),
  },
});

export const { bookmarkAdded, bookmarkRemoved } = bookmarksSlice.actions;
export const { selectBookmarks, selectIsBookmarked, selectIsIn } = bookmarksSlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    bookmarks: BookmarksState;
  }
}
