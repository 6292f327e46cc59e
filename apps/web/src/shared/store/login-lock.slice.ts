import type { FailedAttempts } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LoginLockState {
  /** Null where nobody has failed to log in. */
  failures: FailedAttempts | null;
}

const initialState: LoginLockState = { failures: null };

/** Counts failed logins and knows until when the form is locked, in every tab and after a reload; stored in `local-lock`. */
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
