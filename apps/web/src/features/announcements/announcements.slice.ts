import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AnnouncementsState {
  dismissedBanners: string[];
  /** Calendar day, `YYYY-MM-DD`, on which an ad was closed, by ad id. */
  dismissedAds: Record<string, string>;
}

const initialState: AnnouncementsState = { dismissedBanners: [], dismissedAds: {} };

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
  },
  selectors: {
    selectDismissedBanners: (state) => state.dismissedBanners,
    selectDismissedAds: (state) => state.dismissedAds,
  },
});

export const { bannerDismissed, adDismissed } = announcementsSlice.actions;
export const { selectDismissedBanners, selectDismissedAds } = announcementsSlice.selectors;

declare module '../../shared/store/state' {
  interface AppState {
    announcements: AnnouncementsState;
  }
}
