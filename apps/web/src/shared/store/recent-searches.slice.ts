import { withoutRecentSearch, withRecentSearch } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RecentSearchesState {
  texts: string[];
}

const initialState: RecentSearchesState = { texts: [] };

/** Recent searches on this device, shown by the search overlay and the search page. */
export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState,
  reducers: {
    searched(state, { payload }: PayloadAction<string>) {
      state.texts = withRecentSearch(state.texts, payload);
    },
    recentSearchRemoved(state, { payload }: PayloadAction<string>) {
      state.texts = withoutRecentSearch(state.texts, payload);
    },
    recentSearchesCleared(state) {
      state.texts = [];
    },
  },
  selectors: { selectRecentSearches: (state) => state.texts },
});

export const { searched, recentSearchRemoved, recentSearchesCleared } = recentSearchesSlice.actions;
export const { selectRecentSearches } = recentSearchesSlice.selectors;

declare module './state' {
  interface AppState {
    recentSearches: RecentSearchesState;
  }
}
