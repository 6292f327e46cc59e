import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LockSections } from './storage';

interface LockState {
  sections: LockSections;
}

const initialState: LockState = { sections: {} };

/** The named sections of `local-lock`: times of the last local changes and similar marks. */
export const lockSlice = createSlice({
  name: 'lock',
  initialState,
  reducers: {
    lockSectionSet(state, { payload }: PayloadAction<{ section: string; value: unknown }>) {
      state.sections[payload.section] = payload.value;
    },
  },
  selectors: { selectLockSection: (state, section: string) => state.sections[section] },
});

export const { lockSectionSet } = lockSlice.actions;
export const { selectLockSection } = lockSlice.selectors;

declare module './state' {
  interface AppState {
    lock: LockState;
  }
}
