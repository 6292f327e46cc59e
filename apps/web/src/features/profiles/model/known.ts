import { isRestrictedProfile, OWNER_PROFILE_ID, type Profile } from '@marquee/core';
import type { SettingsMap } from '@marquee/core';
import type { KnownProfile } from '../../../shared/store/profiles.slice';

export const knownProfile = (profile: Profile): KnownProfile => ({
  ...profile,
  isRestricted: isRestrictedProfile(profile),
});

/** Older than any actual choice. */
const STARTS_AT = 1;

/** Initial settings of a profile that was never used in this browser. Synced settings override them. */
export function firstSettings({ language, region }: Pick<Profile, 'language' | 'region'>): SettingsMap {
  return {
    ...(language !== undefined && { language: { value: language, updatedAt: STARTS_AT } }),
    ...(region !== undefined && { region: { value: region, updatedAt: STARTS_AT } }),
  };
}

export const isOwner = ({ id }: Pick<Profile, 'id'>): boolean => id === OWNER_PROFILE_ID;
