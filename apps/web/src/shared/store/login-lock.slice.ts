import type { FailedAttempts } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LoginLockState {
  /** Null without failed logins. */
  failures: FailedAttempts | null;
}

const initialState: LoginLockState = { failures: null };

/** Failed logins and until when the form is locked, for all tabs and across reloads; stored in `local-lock`. */
export const loginLockSlice = createSlice({
  name: 'loginLock',
  initialState,
  reducers: {
    loginFailuresSet(state, { payload }: PayloadAction<FailedAttempts>) {
      state.failures = payload;
    },
  },
  selectors: { selectLoginFailures: (state) => state.failures },
});

export const { loginFailuresSet } = loginLockSlice.actions;
export const { selectLoginFailures } = loginLockSlice.selectors;

declare module './state' {
  interface AppState {
    loginLock: LoginLockState;
  }
}
