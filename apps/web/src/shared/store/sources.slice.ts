import {
  emptySourceChoices,
  withPastedUrl,
  withoutServer,
  withServer,
  type PastedUrl,
  type UserServer,
  type SourceChoices,
} from '@marquee/core';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SourcesState {
  choices: SourceChoices;
  addresses: PastedUrl[];
}

const initialState: SourcesState = { choices: emptySourceChoices, addresses: [] };

/** The visitor's servers and URLs, and the order of all sources (`/sources`). */
export const sourcesSlice = createSlice({
  name: 'sources',
  initialState,
  reducers: {
    /** `shown` are the ids of all sources in their current order. */
    serverAdded(state, { payload }: PayloadAction<{ server: UserServer; shown: readonly string[] }>) {
      state.choices = withServer(state.choices, payload.server, payload.shown);
    },
    serverRemoved(state, { payload }: PayloadAction<string>) {
      state.choices = withoutServer(state.choices, payload);
    },
    sourcesArranged(state, { payload }: PayloadAction<string[]>) {
      state.choices.order = payload;
    },
    sourceSwitched(state, { payload }: PayloadAction<{ id: string; isOn: boolean }>) {
      state.choices.switched[payload.id] = payload.isOn;
    },
    /** Undoes a change. */
    choicesRestored(state, { payload }: PayloadAction<SourceChoices>) {
      state.choices = payload;
    },
    deviceIdSet(state, { payload }: PayloadAction<string>) {
      state.choices.deviceId ??= payload;
    },
    addressSaved(state, { payload }: PayloadAction<PastedUrl>) {
      state.addresses = withPastedUrl(state.addresses, payload);
    },
    addressRemoved(state, { payload }: PayloadAction<string>) {
      state.addresses = state.addresses.filter(({ id }) => id !== payload);
    },
  },
  selectors: {
    selectSourceChoices: (state) => state.choices,
    selectAddresses: (state) => state.addresses,
    selectAddressesOf: createSelector(
      [(state: SourcesState) => state.addresses, (_state: SourcesState, titleKey: string) => titleKey],
      (addresses, titleKey) => addresses.filter((entry) => entry.titleKey === titleKey),
    ),
  },
});

export const {
  serverAdded,
  serverRemoved,
  sourcesArranged,
  sourceSwitched,
  choicesRestored,
  deviceIdSet,
  addressSaved,
  addressRemoved,
} = sourcesSlice.actions;
export const { selectSourceChoices, selectAddresses, selectAddressesOf } = sourcesSlice.selectors;

declare module './state' {
  interface AppState {
    sources: SourcesState;
  }
}
