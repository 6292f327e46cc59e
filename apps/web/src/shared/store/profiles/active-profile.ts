import { OWNER_PROFILE_ID, PROFILE_ID_PATTERN } from '@marquee/core';

/** Names the profile that this browser is used with; nothing stands there for the owner's. */
export const ACTIVE_PROFILE_KEY = 'profile';

/** Id of the profile whose data the browser shows. */
export function activeProfile(local: Pick<Storage, 'getItem'> | null): string {
  try {
    const id = local?.getItem(ACTIVE_PROFILE_KEY) ?? OWNER_PROFILE_ID;
    return PROFILE_ID_PATTERN.test(id) ? id : OWNER_PROFILE_ID;
  } catch {
    return OWNER_PROFILE_ID;
  }
}

/** A name for each profile, and the plain one for the owner's: what was stored before there were profiles is its own. */
export const ofProfile = (name: string, profile: string): string =>
  profile === OWNER_PROFILE_ID ? name : `${name}-${profile}`;
