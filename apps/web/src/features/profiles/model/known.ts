import {
  isRestrictedProfile,
  newProfileValues,
  OWNER_PROFILE_ID,
  ruleOfProfile,
  ruleToken,
  setSetting,
  type Profile,
} from '@marquee/core';
import type { SettingsMap } from '@marquee/core';
import type { KnownProfile } from '../../../shared/store/profiles.slice';

/** Default look of a device's owner profile. */
export const ownerLook = { avatar: newProfileValues.avatar, colour: 'orange' } as const;

/** A profile with precomputed values that would otherwise need the rating tables. */
export function knownProfile(profile: Profile, pin?: KnownProfile['pin']): KnownProfile {
  const rule = ruleOfProfile(profile);
  return {
    ...profile,
    isRestricted: isRestrictedProfile(profile),
    rule: rule && ruleToken(rule),
    ...(pin && { pin }),
  };
}

/** Older than any actual choice. */
const STARTS_AT = 1;

/** Default owner profile of a device. */
export const ownerProfile = (name: string): KnownProfile =>
  knownProfile({ ...newProfileValues, ...ownerLook, id: OWNER_PROFILE_ID, name, hasPin: false });

/** Initial settings of a profile that was never used in this browser. Synced settings override them. */
export function firstSettings({ language, region }: Pick<Profile, 'language' | 'region'>): SettingsMap {
  let map: SettingsMap = {};
  if (language !== undefined) map = setSetting(map, 'language', language, STARTS_AT);
  if (region !== undefined) map = setSetting(map, 'region', region, STARTS_AT);
  return map;
}

export const isOwner = ({ id }: Pick<Profile, 'id'>): boolean => id === OWNER_PROFILE_ID;
