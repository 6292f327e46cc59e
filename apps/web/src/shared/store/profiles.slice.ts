import { OWNER_PROFILE_ID, type FailedAttempts, type Profile } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectUser } from './session.slice';
import type { AppState } from './state';

/** A profile as this browser stores it, including values whose computation needs the rating tables. */
export interface KnownProfile extends Profile {
  /** `isRestrictedProfile`. */
  isRestricted: boolean;
  /** The profile's viewing rule (`ruleToken`); null if it is unrestricted. */
  rule: string | null;
  /** Salt and hash of the PIN, on a device without an account. */
  pin?: { salt: string; hash: string };
}

export interface KnownProfiles {
  /** Id of the profile in use, like `activeProfile`. */
  active: string;
  /** Profiles of this device; empty if there is only one. */
  device: readonly KnownProfile[];
  /** Profiles of the account that is, or was last, logged in here. */
  account: { id: string; profiles: readonly KnownProfile[] } | null;
  /** Whether to open the last profile without asking, unless it has a PIN. */
  isRemembered: boolean;
  /** Wrong PINs on a device without an account. */
  pinFailures?: FailedAttempts;
  /** Whether the page's inline script asks "Who's watching?" when the browser starts. */
  asks: boolean;
}

interface ProfilesState {
  /** Null if there is only one profile. */
  known: KnownProfiles | null;
  /** The session has switched to another profile, and this page is about to reload. */
  isChanged: boolean;
  /** Id of the profile that the visitor is opening on this page. */
  opening: string | null;
}

const initialState: ProfilesState = { known: null, isChanged: false, opening: null };
const none: readonly KnownProfile[] = [];

/** The profiles known to this browser. */
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
    selectActiveProfileId: ({ known }) => known?.active ?? OWNER_PROFILE_ID,
    selectIsProfileChanged: (state) => state.isChanged,
    selectOpening: (state) => state.opening,
  },
});

export const { profilesKnown, profilesOutdated, openingChanged } = profilesSlice.actions;
export const { selectKnownProfiles, selectActiveProfileId, selectIsProfileChanged, selectOpening } =
  profilesSlice.selectors;

/**
 * All profiles, the owner's first; empty if there is only one. A logged-in visitor has the account's profiles, never
 * the device's. They remain after a session expires, because the data on the device is still theirs.
 */
export const selectProfiles = (state: AppState): readonly KnownProfile[] => {
  const { known } = state.profiles;
  const user = selectUser(state);
  const isOfUser = user === null || known?.account?.id === user.id || known?.account?.id === user.username;
  const lists = [isOfUser && known?.account?.profiles, user === null && known?.device];
  return lists.find((list) => Array.isArray(list)) ?? none;
};

/** The profile in use; null if there is only one. */
export const selectActiveProfile = (state: AppState): KnownProfile | null => {
  const active = selectActiveProfileId(state);
  return selectProfiles(state).find(({ id }) => id === active) ?? null;
};

/** Whether the active profile has no access to the account, its settings and leaving the profile. */
export const selectIsRestricted = (state: AppState): boolean => selectActiveProfile(state)?.isRestricted ?? false;
export const selectCanUseSources = (state: AppState): boolean => selectActiveProfile(state)?.canUseSources ?? true;

declare module './state' {
  interface AppState {
    profiles: ProfilesState;
  }
}
