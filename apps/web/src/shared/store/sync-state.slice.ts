import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whose data this browser holds. */
export interface DataOwner {
  id: string;
  username: string;
}

interface SyncState {
  /** When bookmarks and history last changed in this browser, or were synced. */
  bookmarksUpdatedAtMs: number | null;
  historyUpdatedAtMs: number | null;
  /** Null for the data of a visitor without an account. */
  dataOwner: DataOwner | null;
  /** Id of the account whose first sync in this browser has been announced. */
  firstSyncOf: string | null;
  /** Somebody logged out here, and the server does not know yet. */
  isLogOutPending: boolean;
  /** What was stored of the history came from a version that stored more. Not stored itself. */
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

/** What this browser has to remember about syncing between visits; stored in `local-lock`. */
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
    /** The owner's data left this browser. */
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
