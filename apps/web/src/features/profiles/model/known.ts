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

/** What the owner's profile of a device looks like before anybody chose. */
export const ownerLook = { avatar: newProfileValues.avatar, colour: 'orange' } as const;

/** A profile with what this browser has to know of it before the rating tables are loaded. */
export function knownProfile(profile: Profile, pin?: KnownProfile['pin']): KnownProfile {
  const rule = ruleOfProfile(profile);
  return {
    ...profile,
    isRestricted: isRestrictedProfile(profile),
    rule: rule && ruleToken(rule),
    ...(pin && { pin }),
  };
}

/** Older than any choice that somebody made. */
const STARTS_AT = 1;

/** The owner's profile of a device where nobody has changed it. */
export const ownerProfile = (name: string): KnownProfile =>
  knownProfile({ ...newProfileValues, ...ownerLook, id: OWNER_PROFILE_ID, name, hasPin: false });

/** Settings that a profile starts with in a browser where it was never used. Its own, which sync brings, win. */
export function firstSettings({ language, region }: Pick<Profile, 'language' | 'region'>): SettingsMap {
  let map: SettingsMap = {};
  if (language !== undefined) map = setSetting(map, 'language', language, STARTS_AT);
  if (region !== undefined) map = setSetting(map, 'region', region, STARTS_AT);
  return map;
}

export const isOwner = ({ id }: Pick<Profile, 'id'>): boolean => id === OWNER_PROFILE_ID;
