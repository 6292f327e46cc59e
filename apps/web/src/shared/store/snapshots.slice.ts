import { mergeSnapshots, type TitleSnapshots } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

interface SnapshotsState {
  titles: TitleSnapshots;
}

const initialState: SnapshotsState = { titles: {} };

/** Not through the draft, which would wrap thousands of snapshots. */
const merge = (state: Draft<SnapshotsState>, { payload }: PayloadAction<TitleSnapshots>): SnapshotsState => ({
  titles: mergeSnapshots((original(state) as SnapshotsState).titles, payload),
});

/** What cards need of titles that the visitor keeps, as the metadata service last told; stored in the browser's database. */
export const snapshotsSlice = createSlice({
  name: 'snapshots',
  initialState,
  reducers: {
    snapshotsSaved: {
      reducer: merge,
      prepare: (items: readonly SnapshotSource[], nowMs: number) => ({ payload: snapshotsOf(items, nowMs) }),
    },
    /** Those that were stored. */
    snapshotsRestored: merge,
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

export const { snapshotsSaved, snapshotsRestored } = snapshotsSlice.actions;
export const { selectSnapshots } = snapshotsSlice.selectors;

declare module './state' {
  interface AppState {
    snapshots: SnapshotsState;
  }
}
