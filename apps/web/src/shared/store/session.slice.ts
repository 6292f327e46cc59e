import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from './state';
import type { UserInfo } from './storage/user-info-slot';
import { selectIsLogOutPending } from './sync-state.slice';

interface SessionState {
  /** Stored as `user-info`; null means logged out. */
  userInfo: UserInfo | null;
  /** Sent with every request that changes something. In memory only: `/users/me` returns it again. */
  csrf: string | null;
}

/** The options of the log-out dialog. */
export interface LogOutChoice {
  /** Whether bookmarks, history and settings remain in this browser. */
  keepsData: boolean;
  /** Whether all other sessions end as well. */
  isEverywhere: boolean;
}

const initialState: SessionState = { userInfo: null, csrf: null };

/** The logged-in user. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userInfoSet(state, { payload }: PayloadAction<UserInfo>) {
      state.userInfo = payload;
    },
    /** A change that the server has accepted. */
    userInfoChanged({ userInfo }, { payload }: PayloadAction<Pick<UserInfo, 'name' | 'email'>>) {
      if (userInfo) Object.assign(userInfo, payload);
    },
    csrfSet(state, { payload }: PayloadAction<string>) {
      state.csrf = payload;
    },
    userInfoRemoved(state) {
      state.userInfo = null;
    },
    /** Logged out in this browser. */
    sessionClosed: () => initialState,
    /** The session ended elsewhere or expired. */
    sessionLost: () => initialState,
  },
  selectors: {
    /** The logged-in user; null for a guest. */
    selectUser: ({ userInfo }): UserInfo | null =>
      userInfo && userInfo.username !== '' && userInfo.error === undefined ? userInfo : null,
    selectCsrf: (state) => state.csrf,
  },
});

export const { userInfoSet, userInfoChanged, csrfSet, userInfoRemoved, sessionClosed, sessionLost } =
  sessionSlice.actions;
export const { selectUser, selectCsrf } = sessionSlice.selectors;

/** Whether the server has not yet been told about a log-out, so that the session still exists. */
export const hasUndeliveredLogOut = (state: AppState): boolean =>
  selectUser(state) === null && selectIsLogOutPending(state);

declare module './state' {
  interface AppState {
    session: SessionState;
  }
}
