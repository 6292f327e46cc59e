import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface UiTokenState {
  /** The personal 4K token that the visitor submitted; sent to the first stream provider and to nobody else. */
  token: string | null;
}

const initialState: UiTokenState = { token: null };

export const uiTokenSlice = createSlice({
  name: 'uiToken',
  initialState,
  reducers: {
    uiTokenSet(state, { payload }: PayloadAction<string>) {
      state.token = payload;
    },
    uiTokenRemoved(state) {
      state.token = null;
    },
  },
  selectors: { selectUiToken: (state) => state.token },
});

export const { uiTokenSet, uiTokenRemoved } = uiTokenSlice.actions;
export const { selectUiToken } = uiTokenSlice.selectors;

declare module './state' {
  interface AppState {
    uiToken: UiTokenState;
  }
}
