import { isRestrictedProfile, OWNER_PROFILE_ID, setSetting, type Profile } from '@marquee/core';
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
  let map: SettingsMap = {};
  if (language !== undefined) map = setSetting(map, 'language', language, STARTS_AT);
  if (region !== undefined) map = setSetting(map, 'region', region, STARTS_AT);
  return map;
}

export const isOwner = ({ id }: Pick<Profile, 'id'>): boolean => id === OWNER_PROFILE_ID;
