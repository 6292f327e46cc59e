import { CONTENT_FILTER_PARAM, isRecord, LANGUAGE_PARAM, OWNER_PROFILE_ID, parseJson } from '@marquee/core';
import { deleteCaches, PAGES_CACHE, SHARED_CACHES } from '../../../shared/lib/browser/delete-caches';
import { leavePage } from '../../../shared/lib/browser/leave-page';
import { setCookie } from '../../../shared/lib/browser/set-cookie';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { profilesKnown, selectKnownProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { ofProfile, PROFILES_KEY } from '../../../shared/store/profiles/active-profile';
import { chooseProfile } from '../../../shared/store/profiles/known-profiles';
import { firstSettings } from './known';

const YEAR_SEC = 365 * 24 * 3600;

/** Stores a text of the next page; without space it starts from the database alone. */
function storeText(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The browser provides no space.
  }
}

/** Sets the cookies from which the next page is rendered, and the settings of a profile that was never used in this browser. */
function prepareSettings(profile: KnownProfile): void {
  const key = ofProfile('settings', profile.id);
  const first = JSON.stringify(profile.id === OWNER_PROFILE_ID ? {} : firstSettings(profile));
  if (window.localStorage.getItem(key) === null && first !== '{}') storeText(key, first);
  const settings = parseJson(window.localStorage.getItem(key) ?? '');
  const language = isRecord(settings) && isRecord(settings.language) ? settings.language.value : null;
  const isChosen = typeof language === 'string';
  setCookie(LANGUAGE_PARAM, isChosen ? language : '', isChosen ? YEAR_SEC : 0);
  setCookie(CONTENT_FILTER_PARAM, '', 0);
}

interface OpenOptions {
  /** Path to open. */
  to?: string;
  isRemembered?: boolean;
  leave?: (to: string) => void;
}

/**
 * Shows a profile that is already the session's. The screen, memory and other tabs have data of another profile, so everything reloads.
 *
 * @returns whether the page is about to reload as that profile; false if it has been the page's already
 */
export const openProfile =
  (profile: KnownProfile, { to = '/', isRemembered, leave = leavePage }: OpenOptions = {}) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<boolean> => {
    const isOther = profile.id !== records.profile;
    if (isOther) await records.settled();
    const before = selectKnownProfiles(getState());
    if (before) {
      const known = { ...before, isRemembered: isRemembered ?? before.isRemembered, last: profile.id };
      dispatch(profilesKnown(known));
      chooseProfile(profile.id, known);
      // The store no longer writes to storage. Other tabs notice the switch by this key.
      storeText(PROFILES_KEY, JSON.stringify(known));
    }
    if (isOther) {
      prepareSettings(profile);
      // A restricted profile must not use what others have cached.
      await deleteCaches(profile.isRestricted ? [PAGES_CACHE, ...SHARED_CACHES] : [PAGES_CACHE, 'settings']);
    }
    leave(to);
    return isOther;
  };
