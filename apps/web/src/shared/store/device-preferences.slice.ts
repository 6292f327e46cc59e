import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PlayerVolume {
  volume: number;
  muted: boolean;
}

/**
 * Adjusted subtitle timings by title, with the time of the last adjustment: by subtitle file, in the player's format.
 */
export type SubtitleTimings = Record<string, { atMs: number; timings: Record<string, unknown> }>;

interface DevicePreferencesState {
  /** Null until the visitor changes it. */
  volume: PlayerVolume | null;
  subtitleTimings: SubtitleTimings | null;
}

const initialState: DevicePreferencesState = { volume: null, subtitleTimings: null };
const fullVolume: PlayerVolume = { volume: 1, muted: false };
const noTimings: SubtitleTimings = {};

/** Preferences that belong to this device and are never synced; stored in `local-lock`. */
export const devicePreferencesSlice = createSlice({
  name: 'devicePreferences',
  initialState,
  reducers: {
    volumeSet(state, { payload }: PayloadAction<PlayerVolume>) {
      state.volume = payload;
    },
    subtitleTimingsSet(state, { payload }: PayloadAction<SubtitleTimings>) {
      state.subtitleTimings = payload;
    },
  },
  selectors: {
    selectVolume: (state) => state.volume ?? fullVolume,
    selectSubtitleTimings: (state) => state.subtitleTimings ?? noTimings,
  },
});

export const { volumeSet, subtitleTimingsSet } = devicePreferencesSlice.actions;
export const { selectVolume, selectSubtitleTimings } = devicePreferencesSlice.selectors;

declare module './state' {
  interface AppState {
    devicePreferences: DevicePreferencesState;
  }
}
