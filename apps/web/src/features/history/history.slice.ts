import {
  clearHistory,
  continueWatching,
  markUnwatched,
  markWatched,
  recordProgress,
  removeTitle,
  savedProgress,
  type PlayedTitle,
  type Progress,
  type TitleKey,
  type WatchedMark,
  type WatchHistory,
} from '@marquee/core';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { restoreTitles } from './restore-titles';

interface HistoryState {
  items: WatchHistory;
}

const initialState: HistoryState = { items: {} };

const items = (state: HistoryState): WatchHistory => state.items;

/** The watch history; its rules are core's, its storage is `media-tracking`. Times come with the actions. */
export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    progressRecorded(state, { payload }: PayloadAction<{ played: PlayedTitle; progress: Progress; nowMs: number }>) {
      state.items = recordProgress(state.items, payload.played, payload.progress, payload.nowMs);
    },
    titleRemoved(state, { payload }: PayloadAction<{ key: TitleKey; nowMs: number }>) {
      state.items = removeTitle(state.items, payload.key, payload.nowMs);
    },
    markedWatched(state, { payload }: PayloadAction<{ marks: readonly WatchedMark[]; nowMs: number }>) {
      state.items = markWatched(state.items, payload.marks, payload.nowMs);
    },
    markedUnwatched(state, { payload }: PayloadAction<{ played: readonly PlayedTitle[]; nowMs: number }>) {
      state.items = markUnwatched(state.items, payload.played, payload.nowMs);
    },
    historyCleared(state, { payload }: PayloadAction<{ nowMs: number }>) {
      state.items = clearHistory(state.items, payload.nowMs);
    },
    /** Takes a removal back; `removed` holds the entries as they were before it. */
    titlesRestored(state, { payload }: PayloadAction<{ removed: WatchHistory; nowMs: number }>) {
      state.items = restoreTitles(state.items, payload.removed, payload.nowMs);
    },
  },
  selectors: {
    selectContinueWatching: createSelector([items], continueWatching),
    /** Progress of a film, or of an episode when its `s{n}e{m}` key is given. */
    selectSavedProgress: (state, key: TitleKey, episode?: string) => savedProgress(state.items, key, episode),
  },
});

export const { progressRecorded, markedWatched, markedUnwatched, titleRemoved, historyCleared, titlesRestored } =
  historySlice.actions;
export const { selectContinueWatching, selectSavedProgress } = historySlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    history: HistoryState;
  }
}
