import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface UiTokenState {
  /** The personal 4K token that the visitor submitted; sent only to the first stream provider. */
  token: string | null;
  /** The account's token, as far as this browser knows. */
  accountToken: string | null;
  /** Whether the account has `token`; `removed` if it does not know yet that the token was removed. */
  isSynced: boolean | 'removed';
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
    /** The token is now the same in the account and in this browser. */
    uiTokenSynced(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.accountToken = payload;
      state.isSynced = true;
    },
    /** Removed from this browser and from the account. */
    uiTokenRemoved: ({ accountToken }): UiTokenState => ({
      ...initialState,
      isSynced: accountToken !== null && 'removed',
    }),
    /** Removed from this browser only. */
    uiTokenForgotten: () => initialState,
    /** Belongs to no account, or to another one than before. */
    uiTokenDetached(state) {
      state.accountToken = null;
      state.isSynced = false;
    },
  },
  selectors: { selectUiToken: (state) => state.token },
});

export const { uiTokenSet, uiTokenSynced, uiTokenRemoved, uiTokenForgotten, uiTokenDetached } = uiTokenSlice.actions;
export const { selectUiToken } = uiTokenSlice.selectors;

declare module './state' {
  interface AppState {
    uiToken: UiTokenState;
  }
}
