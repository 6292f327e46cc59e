import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from './state';
import type { UserInfo } from './storage';
import { selectIsLogOutPending } from './sync-state.slice';

interface SessionState {
  /** Stored under `user-info`; logged in means that it is there. */
  userInfo: UserInfo | null;
  /** Goes with every call that changes something. Kept in memory: `/users/me` tells it again. */
  csrf: string | null;
}

/** What somebody decides who logs out. */
export interface LogOutChoice {
  /** Leaves bookmarks, history and settings in this browser. */
  keepsData: boolean;
  /** Ends the sessions of all other devices as well. */
  isEverywhere: boolean;
}

const initialState: SessionState = { userInfo: null, csrf: null };

/** Who is logged in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userInfoSet(state, { payload }: PayloadAction<UserInfo>) {
      state.userInfo = payload;
    },
    csrfSet(state, { payload }: PayloadAction<string>) {
      state.csrf = payload;
    },
    userInfoRemoved(state) {
      state.userInfo = null;
    },
    /** Logged out here. */
    sessionClosed: () => initialState,
    /** The server knows no session: it ended elsewhere or ran out. */
    sessionLost: () => initialState,
  },
  selectors: {
    /** The person who is logged in; null for a visitor. */
    selectUser: ({ userInfo }): UserInfo | null =>
      userInfo && userInfo.username !== '' && userInfo.error === undefined ? userInfo : null,
    selectCsrf: (state) => state.csrf,
  },
});

export const { userInfoSet, csrfSet, userInfoRemoved, sessionClosed, sessionLost } = sessionSlice.actions;
export const { selectUser, selectCsrf } = sessionSlice.selectors;

/** Whether the server still counts this browser as that of somebody who has logged out. */
export const hasUndeliveredLogOut = (state: AppState): boolean =>
  selectUser(state) === null && selectIsLogOutPending(state);

declare module './state' {
  interface AppState {
    session: SessionState;
  }
}
