import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The account that the data in this browser belongs to. */
export interface DataOwner {
  id: string;
  username: string;
}

interface SyncState {
  /** When bookmarks and history last changed in this browser or were synced. */
  bookmarksUpdatedAtMs: number | null;
  historyUpdatedAtMs: number | null;
  /** Null if the data belongs to a guest. */
  dataOwner: DataOwner | null;
  /** Id of the account whose first sync in this browser has been announced. */
  firstSyncOf: string | null;
  /** A log-out that the server does not know about yet. */
  isLogOutPending: boolean;
  /** The stored history has fields of an older version. Not persisted. */
  hasLegacyHistory: boolean;
}

const initialState: SyncState = {
  bookmarksUpdatedAtMs: null,
  historyUpdatedAtMs: null,
  dataOwner: null,
  firstSyncOf: null,
  isLogOutPending: false,
  hasLegacyHistory: false,
};

/** State of syncing that persists between visits; stored in `local-lock`. */
export const syncStateSlice = createSlice({
  name: 'syncState',
  initialState,
  reducers: {
    bookmarksUpdated(state, { payload: atMs }: PayloadAction<number>) {
      state.bookmarksUpdatedAtMs = atMs;
    },
    historyUpdated(state, { payload: atMs }: PayloadAction<number>) {
      state.historyUpdatedAtMs = atMs;
    },
    dataOwnerSet(state, { payload: { id, username } }: PayloadAction<DataOwner>) {
      state.dataOwner = { id, username };
    },
    dataOwnerRemoved(state) {
      state.dataOwner = null;
    },
    firstSyncAnnounced(state, { payload: ownerId }: PayloadAction<string>) {
      state.firstSyncOf = ownerId;
    },
    legacyHistoryFound(state) {
      state.hasLegacyHistory = true;
    },
    logOutPending(state) {
      state.isLogOutPending = true;
    },
    logOutDelivered(state) {
      state.isLogOutPending = false;
    },
    /** The owner's data was removed from this browser. */
    syncStateCleared: ({ isLogOutPending }) => ({ ...initialState, isLogOutPending }),
  },
  selectors: {
    selectHistoryUpdatedAt: (state) => state.historyUpdatedAtMs,
    selectDataOwner: (state) => state.dataOwner,
    selectFirstSyncOf: (state) => state.firstSyncOf,
    selectHasLegacyHistory: (state) => state.hasLegacyHistory,
    selectIsLogOutPending: (state) => state.isLogOutPending,
  },
});

export const {
  bookmarksUpdated,
  historyUpdated,
  dataOwnerSet,
  dataOwnerRemoved,
  firstSyncAnnounced,
  legacyHistoryFound,
  logOutPending,
  logOutDelivered,
  syncStateCleared,
} = syncStateSlice.actions;
export const {
  selectHistoryUpdatedAt,
  selectDataOwner,
  selectFirstSyncOf,
  selectHasLegacyHistory,
  selectIsLogOutPending,
} = syncStateSlice.selectors;

declare module './state' {
  interface AppState {
    syncState: SyncState;
  }
}
