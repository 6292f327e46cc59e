import { OWNER_PROFILE_ID, PROFILE_ID_PATTERN } from '@marquee/core';

/** Key of the active profile's id; missing for the owner's. */
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

/** Name of a profile's storage. The owner's is the plain name, because it holds data from before profiles existed. */
export const ofProfile = (name: string, profile: string): string =>
  profile === OWNER_PROFILE_ID ? name : `${name}-${profile}`;
