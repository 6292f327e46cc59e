import { OWNER_PROFILE_ID, type FailedAttempts, type Profile } from '@marquee/core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectUser } from './session.slice';
import type { AppState } from './state';

/** A profile as this browser remembers it, with what would take the rating tables to find out. */
export interface KnownProfile extends Profile {
  /** `isRestrictedProfile`. */
  isRestricted: boolean;
  /** `ruleToken` of what it may see; null where that is everything. */
  rule: string | null;
  /** On a device without an account, where nobody else holds it: salt and hash. */
  pin?: { salt: string; hash: string };
}

export interface KnownProfiles {
  /** Id of the one that this browser is used with, as `activeProfile` says it. */
  active: string;
  /** Those of this device; empty while there is but one. */
  device: readonly KnownProfile[];
  /** Those of the account that is, or was last, logged in here. */
  account: { id: string; profiles: readonly KnownProfile[] } | null;
  /** The profile used last opens without a question, unless it has a PIN. */
  isRemembered: boolean;
  /** Wrong PINs on a device without an account. */
  pinFailures?: FailedAttempts;
  /** The inline script of the page asks who is watching when the browser is started. */
  asks: boolean;
}

interface ProfilesState {
  /** Null where there is one profile, of which nothing has to be known. */
  known: KnownProfiles | null;
  /** The session went over to another profile; this page is about to be loaded anew. */
  isChanged: boolean;
}

const initialState: ProfilesState = { known: null, isChanged: false };
const none: readonly KnownProfile[] = [];

/** Who uses this browser. */
export const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {
    profilesKnown: (state, { payload }: PayloadAction<KnownProfiles | null>) => ({ ...state, known: payload }),
    /** What is known of the account's profiles may be old; true where the server refused a call that was made for another than the session's. */
    profilesOutdated(state, { payload }: PayloadAction<boolean>) {
      state.isChanged ||= payload;
    },
  },
  selectors: {
    selectKnownProfiles: (state) => state.known,
    selectActiveProfileId: ({ known }) => known?.active ?? OWNER_PROFILE_ID,
    selectIsProfileChanged: (state) => state.isChanged,
  },
});

export const { profilesKnown, profilesOutdated } = profilesSlice.actions;
export const { selectKnownProfiles, selectActiveProfileId, selectIsProfileChanged } = profilesSlice.selectors;

/**
 * All profiles, the owner's first; none where there is but one. Whoever is logged in has those of the account, and never the
 * device's; a session that ended by itself leaves them, as what is on the device is still theirs.
 */
export const selectProfiles = (state: AppState): readonly KnownProfile[] => {
  const { known } = state.profiles;
  const user = selectUser(state);
  const isOfUser = user === null || known?.account?.id === user.id || known?.account?.id === user.username;
  const lists = [isOfUser && known?.account?.profiles, user === null && known?.device];
  return lists.find((list) => Array.isArray(list)) ?? none;
};

/** The profile in use; null where there is but one. */
export const selectActiveProfile = (state: AppState): KnownProfile | null => {
  const active = selectActiveProfileId(state);
  return selectProfiles(state).find(({ id }) => id === active) ?? null;
};

/** Whether the account, its settings and what leaves the profile are closed to whoever watches. */
export const selectIsRestricted = (state: AppState): boolean => selectActiveProfile(state)?.isRestricted ?? false;
export const selectCanUseSources = (state: AppState): boolean => selectActiveProfile(state)?.canUseSources ?? true;

declare module './state' {
  interface AppState {
    profiles: ProfilesState;
  }
}
