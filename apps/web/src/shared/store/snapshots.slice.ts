import { mergeSnapshots, type TitleSnapshot, type TitleSnapshots } from '@marquee/core';
import type { TitleSummary } from '@marquee/tmdb';
import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

interface SnapshotsState {
  titles: TitleSnapshots;
  /** Whether stored snapshots have been loaded; missing ones then have to be fetched. */
  areLoaded: boolean;
}

const initialState: SnapshotsState = { titles: {}, areLoaded: false };

/** Bypasses Immer's draft, which would wrap thousands of snapshots in proxies. */
function merge(state: Draft<SnapshotsState>, { payload }: PayloadAction<TitleSnapshots>): SnapshotsState {
  const { titles, areLoaded }: SnapshotsState = original(state);
  return { titles: mergeSnapshots(titles, payload), areLoaded };
}

/** Data of title cards for the visitor's titles, as last fetched; stored in the browser's database. */
export const snapshotsSlice = createSlice({
  name: 'snapshots',
  initialState,
  reducers: {
    snapshotsSaved: {
      reducer: merge,
      prepare: (items: readonly SnapshotSource[], nowMs: number) => ({ payload: snapshotsOf(items, nowMs) }),
    },
    /** Adds the stored snapshots. */
    snapshotsRestored: (state, action: PayloadAction<TitleSnapshots>) => ({ ...merge(state, action), areLoaded: true }),
  },
  selectors: { selectSnapshots: (state) => state.titles, selectAreSnapshotsLoaded: (state) => state.areLoaded },
});

/** Fields of a title in its snapshot. */
const KEPT = [
  'title',
  'posterPath',
  'backdropPath',
  'voteAverage',
  'year',
  'genreIds',
  'popularity',
  'totalRuntimeMin',
  'episodeRuntimeMin',
  'countries',
  'people',
] as const satisfies (keyof TitleSummary & keyof TitleSnapshot)[];
export type SnapshotSource = Pick<TitleSummary, 'key' | (typeof KEPT)[number]> & Pick<TitleSnapshot, 'isTakenDown'>;

function snapshotsOf(items: readonly SnapshotSource[], savedAt: number): TitleSnapshots {
  const snapshots: TitleSnapshots = {};
  for (const item of items) {
    const kept = Object.fromEntries(KEPT.map((name) => [name, item[name]])) as Pick<
      TitleSnapshot,
      (typeof KEPT)[number]
    >;
    snapshots[item.key] = { ...kept, ...(item.isTakenDown && { isTakenDown: true }), savedAt };
  }
  return snapshots;
}

export const { snapshotsSaved, snapshotsRestored } = snapshotsSlice.actions;
export const { selectSnapshots, selectAreSnapshotsLoaded } = snapshotsSlice.selectors;

declare module './state' {
  interface AppState {
    snapshots: SnapshotsState;
  }
}
