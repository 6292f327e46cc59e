import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface UiTokenState {
  /** The personal 4K token that the visitor submitted; sent to the first stream provider and to nobody else. */
  token: string | null;
  /** What the account holds, as far as this browser knows. */
  accountToken: string | null;
  /** The account holds `token`. */
  isSynced: boolean;
}

const initialState: UiTokenState = { token: null, accountToken: null, isSynced: false };

export const uiTokenSlice = createSlice({
  name: 'uiToken',
  initialState,
  reducers: {
    uiTokenSet(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.isSynced = payload === state.accountToken;
    },
    /** The account holds this token from now on, and so does this browser. */
    uiTokenSynced(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.accountToken = payload;
      state.isSynced = true;
    },
    uiTokenRemoved: () => initialState,
  },
  selectors: { selectUiToken: (state) => state.token },
});

export const { uiTokenSet, uiTokenSynced, uiTokenRemoved } = uiTokenSlice.actions;
export const { selectUiToken } = uiTokenSlice.selectors;

declare module './state' {
  interface AppState {
    uiToken: UiTokenState;
  }
}
