import { mergeSnapshots, type TitleSnapshots } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SnapshotsState {
  titles: TitleSnapshots;
}

const initialState: SnapshotsState = { titles: {} };

/** What cards need of titles that the visitor keeps, as the metadata service last told; its storage is `title-snapshots`. */
export const snapshotsSlice = createSlice({
  name: 'snapshots',
  initialState,
  reducers: {
    snapshotsSaved: {
      reducer(state, { payload }: PayloadAction<TitleSnapshots>) {
        state.titles = mergeSnapshots(state.titles, payload);
      },
      prepare: (items: readonly SnapshotSource[], nowMs: number) => ({ payload: snapshotsOf(items, nowMs) }),
    },
  },
  selectors: { selectSnapshots: (state) => state.titles },
});

type SnapshotSource = Pick<
  MediaItem,
  'key' | 'title' | 'posterPath' | 'backdropPath' | 'voteAverage' | 'year' | 'genreIds' | 'popularity'
>;

function snapshotsOf(items: readonly SnapshotSource[], savedAt: number): TitleSnapshots {
  const snapshots: TitleSnapshots = {};
  for (const { key, title, posterPath, backdropPath, voteAverage, year, genreIds, popularity } of items)
    snapshots[key] = { title, posterPath, backdropPath, voteAverage, year, genreIds, popularity, savedAt };
  return snapshots;
}

export const { snapshotsSaved } = snapshotsSlice.actions;
export const { selectSnapshots } = snapshotsSlice.selectors;

declare module './state' {
  interface AppState {
    snapshots: SnapshotsState;
  }
}
