import { cookieValue } from '@marquee/core';
import { setCookie } from '../../lib/browser/set-cookie';
import type { KnownProfiles } from '../profiles.slice';
import { PROFILE_COOKIE } from './active-profile';

const YEAR_SEC = 365 * 24 * 3600;

/** Whether a profile was chosen since the browser started. */
export const isProfileChosen = (): boolean => cookieValue(document.cookie, PROFILE_COOKIE) !== undefined;

/**
 * Makes a profile the one that the browser's pages show. It is remembered for the browser's next start if the device is to remember it;
 * not with a PIN, which would otherwise be useless.
 */
export function chooseProfile(id: string, { profiles, isRemembered }: KnownProfiles): void {
  const hasPin = profiles.some((profile) => profile.id === id && profile.hasPin);
  setCookie(PROFILE_COOKIE, id, isRemembered && !hasPin ? YEAR_SEC : undefined);
}
