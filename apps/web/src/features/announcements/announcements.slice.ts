import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AnnouncementsState {
  dismissedBanners: string[];
  /** Day (`YYYY-MM-DD`) on which each ad was closed, by ad id. */
  dismissedAds: Record<string, string>;
  /** Time at which each modal was closed, in epoch milliseconds, by modal id. */
  dismissedModals: Record<string, number>;
}

const initialState: AnnouncementsState = { dismissedBanners: [], dismissedAds: {}, dismissedModals: {} };

export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    bannerDismissed(state, { payload }: PayloadAction<string>) {
      if (!state.dismissedBanners.includes(payload)) state.dismissedBanners.push(payload);
    },
    adDismissed(state, { payload }: PayloadAction<{ id: string; day: string }>) {
      state.dismissedAds[payload.id] = payload.day;
    },
    modalDismissed(state, { payload }: PayloadAction<{ id: string; atMs: number }>) {
      state.dismissedModals[payload.id] = payload.atMs;
    },
  },
  selectors: {
    selectDismissedBanners: (state) => state.dismissedBanners,
    selectDismissedAds: (state) => state.dismissedAds,
    selectDismissedModals: (state) => state.dismissedModals,
  },
});

export const { bannerDismissed, adDismissed, modalDismissed } = announcementsSlice.actions;
export const { selectDismissedBanners, selectDismissedAds, selectDismissedModals } = announcementsSlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    announcements: AnnouncementsState;
  }
}
