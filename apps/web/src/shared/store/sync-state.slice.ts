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
}

const initialState: SyncState = {
  bookmarksUpdatedAtMs: null,
  historyUpdatedAtMs: null,
  dataOwner: null,
  firstSyncOf: null,
  isLogOutPending: false,
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
    selectIsLogOutPending: (state) => state.isLogOutPending,
  },
});

export const {
  bookmarksUpdated,
  historyUpdated,
  dataOwnerSet,
  dataOwnerRemoved,
  firstSyncAnnounced,
  logOutPending,
  logOutDelivered,
  syncStateCleared,
} = syncStateSlice.actions;
export const { selectHistoryUpdatedAt, selectDataOwner, selectFirstSyncOf, selectIsLogOutPending } =
  syncStateSlice.selectors;

declare module './state' {
  interface AppState {
    syncState: SyncState;
  }
}
