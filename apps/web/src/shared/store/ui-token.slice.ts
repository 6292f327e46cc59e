import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface UiTokenState {
  /** The personal 4K token that the visitor submitted; sent to the first stream provider and to nobody else. */
  token: string | null;
  /** What the account holds, as far as this browser knows. */
  accountToken: string | null;
  /** The account holds `token`; `removed` while it still has to hear that there is none any more. */
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
    /** The account holds this token from now on, and so does this browser. */
    uiTokenSynced(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.accountToken = payload;
      state.isSynced = true;
    },
    /** From this browser, and from the account. */
    uiTokenRemoved: ({ accountToken }): UiTokenState => ({
      ...initialState,
      isSynced: accountToken !== null && 'removed',
    }),
    /** From this browser alone. */
    uiTokenForgotten: () => initialState,
    /** It belongs to no account, or to another one than before. */
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
