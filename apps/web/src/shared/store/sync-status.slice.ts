import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Status of syncing, shown in the account menu. */
export interface SyncStatus {
  phase: 'off' | 'syncing' | 'idle' | 'offline' | 'error';
  /** Number of changes that the server has not confirmed. */
  pending: number;
  /** Epoch milliseconds of the last successful sync. */
  lastSyncedMs: number | null;
  /** Error message for the user. */
  error: string | null;
  /** False if the browser has no database: pending changes are lost together with local storage. */
  isDurable: boolean;
  /** This browser has another person's data; nothing is sent until the visitor has decided what to do with it. */
  conflict: OwnerConflict | null;
  /** How often the site's library has changed, as far as the server has said. */
  library?: number;
}

export interface OwnerConflict {
  /** The person that the data belongs to. */
  owner: string;
  bookmarks: number;
  watched: number;
  /** Number of that person's changes that were never sent. */
  unsent: number;
  /** Whether there is a database for stashing it. */
  canStash: boolean;
}

/** What to do with another person's data in this browser. */
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

/** Requests an immediate sync, e.g. by the Retry button or after playing for a while. */
export const syncRequested = createAction('sync/requested');
/** The visitor has decided what to do with another person's data. */
export const ownerChosen = createAction<OwnerChoice>('sync/ownerChosen');

declare module './state' {
  interface AppState {
    syncStatus: SyncStatus;
  }
}
