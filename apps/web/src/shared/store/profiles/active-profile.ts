import { cookieValue, isRecord, OWNER_PROFILE_ID, PROFILE_ID_PATTERN } from '@marquee/core';

/**
 * Cookie with the id of the profile in use. It ends with the browser, unless the device remembers the profile: without it, the browser
 * asks who is watching.
 */
export const PROFILE_COOKIE = 'profile';

/** Key of the account's profiles (`KnownProfiles`). */
export const PROFILES_KEY = 'profiles';

function lastUsed(): unknown {
  const stored: unknown = JSON.parse(window.localStorage.getItem(PROFILES_KEY) ?? '{}');
  return isRecord(stored) ? stored.last : undefined;
}

/** Id of the profile whose data the browser shows: the owner's unless an account has several. */
export function activeProfile(): string {
  try {
    const id = cookieValue(document.cookie, PROFILE_COOKIE) ?? String(lastUsed());
    return PROFILE_ID_PATTERN.test(id) ? id : OWNER_PROFILE_ID;
  } catch {
    return OWNER_PROFILE_ID;
  }
}

/** Name of a profile's storage. The owner's is the plain name, because a guest's data becomes the owner's. */
export const ofProfile = (name: string, profile: string): string =>
  profile === OWNER_PROFILE_ID ? name : `${name}-${profile}`;
