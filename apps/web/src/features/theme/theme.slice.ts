import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemeName } from '../../shared/store/storage';

interface ThemeState {
  /** The visitor's choice; null follows the system. */
  stored: ThemeName | null;
  /** The system's theme after its last change; dark until it changes. */
  followed: ThemeName;
}

const initialState: ThemeState = { stored: null, followed: 'dark' };

const current = (state: ThemeState): ThemeName => state.stored ?? state.followed;

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeToggled(state) {
      state.stored = current(state) === 'dark' ? 'light' : 'dark';
    },
    /** Null is "system": removes the stored choice. */
    themeChosen(state, { payload }: PayloadAction<ThemeName | null>) {
      state.stored = payload;
    },
    systemThemeChanged(state, { payload }: PayloadAction<ThemeName>) {
      state.followed = payload;
    },
  },
  selectors: { selectTheme: current },
});

export const { themeToggled, themeChosen, systemThemeChanged } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    theme: ThemeState;
  }
}
