import { OWNER_PROFILE_ID, type Profile } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectUser } from './session.slice';
import type { AppState } from './state';

/** A profile as this browser stores it. */
export interface KnownProfile extends Profile {
  /** `isRestrictedProfile`, whose module contains the rating tables. */
  isRestricted: boolean;
}

/** The profiles of the account that is, or was last, logged in here. */
export interface KnownProfiles {
  /** Id of the account. */
  account: string;
  /** Empty if there is only one. */
  profiles: readonly KnownProfile[];
  /** Whether to open the last profile without asking, unless it has a PIN. */
  isRemembered: boolean;
  /** Id of the profile used last, which a page shows until a profile is chosen. */
  last: string;
}

interface ProfilesState {
  known: KnownProfiles | null;
  /** Id of the profile that this page was opened with; never changes. */
  active: string;
  /** The session has switched to another profile, and this page is about to reload. */
  isChanged: boolean;
  /** Id of the profile that the visitor is opening on this page. */
  opening: string | null;
}

const initialState: ProfilesState = {
  known: null,
  active: OWNER_PROFILE_ID,
  isChanged: false,
  opening: null,
};
const none: readonly KnownProfile[] = [];

/** The account's profiles. */
export const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {
    profilesKnown: (state, { payload }: PayloadAction<KnownProfiles | null>) => ({ ...state, known: payload }),
    /**
     * The known profiles may be out of date; true if the server refused a request for a profile other than the
     * session's.
     */
    profilesOutdated(state, { payload }: PayloadAction<boolean>) {
      state.isChanged ||= payload;
    },
    openingChanged(state, { payload }: PayloadAction<string | null>) {
      state.opening = payload;
    },
  },
  selectors: {
    selectKnownProfiles: (state) => state.known,
    selectActiveProfileId: (state) => state.active,
    selectIsProfileChanged: (state) => state.isChanged,
    selectOpening: (state) => state.opening,
  },
});

export const { profilesKnown, profilesOutdated, openingChanged } = profilesSlice.actions;
export const { selectKnownProfiles, selectActiveProfileId, selectIsProfileChanged, selectOpening } =
  profilesSlice.selectors;

/** All profiles, the owner's first; empty if there is only one, as for a guest. */
export const selectProfiles = (state: AppState): readonly KnownProfile[] => {
  const { known } = state.profiles;
  const user = selectUser(state);
  const isOfUser = user && known && (known.account === user.id || known.account === user.username);
  return isOfUser ? known.profiles : none;
};

/** The profile in use; null if there is only one. */
export const selectActiveProfile = (state: AppState): KnownProfile | null => {
  const active = selectActiveProfileId(state);
  return selectProfiles(state).find(({ id }) => id === active) ?? null;
};

/** Whether the active profile has no access to the account, its settings and leaving the profile. */
export const selectIsRestricted = (state: AppState): boolean => selectActiveProfile(state)?.isRestricted ?? false;
/** Whether there are profiles to change to, or to manage. */
export const selectHasProfiles = (state: AppState): boolean =>
  selectProfiles(state).length > 1 || (selectUser(state) !== null && !selectIsRestricted(state));
export const selectCanUseSources = (state: AppState): boolean => selectActiveProfile(state)?.canUseSources ?? true;

declare module './state' {
  interface AppState {
    profiles: ProfilesState;
  }
}
