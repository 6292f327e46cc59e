import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How syncing stands: told to people in the account menu. */
export interface SyncStatus {
  phase: 'off' | 'syncing' | 'idle' | 'offline' | 'error';
  /** Changes that the server has not confirmed yet. */
  pending: number;
  /** Epoch milliseconds of the last round that went through. */
  lastSyncedMs: number | null;
  /** What went wrong, for people. */
  error: string | null;
  /** False where the browser keeps no database: what waits is lost if its own storage is lost too. */
  isDurable: boolean;
  /** Somebody else's data is in this browser; nothing is sent until the visitor said what happens to it. */
  conflict: OwnerConflict | null;
}

export interface OwnerConflict {
  /** Whose data it is. */
  owner: string;
  bookmarks: number;
  watched: number;
  /** Changes of that person that no server has. */
  unsent: number;
  /** There is a database to set it aside in. */
  canStash: boolean;
}

/** What happens to somebody else's data in this browser. */
export type OwnerChoice = 'aside' | 'merge' | 'discard';

const initialState: SyncStatus = {
  phase: 'off',
  pending: 0,
  lastSyncedMs: null,
  error: null,
  isDurable: true,
  conflict: null,
};

export const syncStatusSlice = createSlice({
  name: 'syncStatus',
  initialState,
  reducers: {
    syncStatusChanged: (state, { payload }: PayloadAction<Partial<SyncStatus>>) => ({ ...state, ...payload }),
    syncStopped: () => initialState,
  },
  selectors: { selectSyncStatus: (state) => state },
});

export const { syncStatusChanged, syncStopped } = syncStatusSlice.actions;
export const { selectSyncStatus } = syncStatusSlice.selectors;

/** Somebody wants to see the latest now: a press on Retry, a player that has run for a while. */
export const syncRequested = createAction('sync/requested');
/** The visitor said what happens to somebody else's data. */
export const ownerChosen = createAction<OwnerChoice>('sync/ownerChosen');

declare module './state' {
  interface AppState {
    syncStatus: SyncStatus;
  }
}
