import { t } from '@lingui/core/macro';
import { CONTENT_FILTER_PARAM, isRecord, LANGUAGE_PARAM, OWNER_PROFILE_ID, parseJson } from '@marquee/core';
import { setCookie } from '../../../shared/lib/browser/set-cookie';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { profilesKnown, selectKnownProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { switchStoredProfile, type ProfileTexts } from '../../../shared/store/profiles/switch-stored-profile';
import { selectUser } from '../../../shared/store/session.slice';
import { showToast } from '../../../shared/ui';
import { noProfiles, storeKnown, withQuestion } from '../../../shared/store/profiles/known-profiles';
import { rememberProfileChosen } from '../../../shared/store/profiles/profile-chosen';
import { firstSettings } from './known';

const YEAR_SEC = 365 * 24 * 3600;
/** Cache of the service worker with rendered pages, whose content depends on the profile. */
const PAGES_CACHE = 'pages';
/** Caches of the service worker whose URLs do not depend on the profile: must not be used by a restricted one. */
const SHARED_CACHES = ['pictures', 'metadata', 'settings'];

const leavePage = (to: string): void => window.location.assign(to);

/** Updates the profile's cookies for the server and the inline script. */
function tellServer(texts: ProfileTexts, rule: string | null): void {
  const settings = parseJson(texts.settings ?? '');
  const language = isRecord(settings) && isRecord(settings.language) ? settings.language.value : null;
  const isChosen = typeof language === 'string';
  setCookie(LANGUAGE_PARAM, isChosen ? language : '', isChosen ? YEAR_SEC : 0);
  setCookie(CONTENT_FILTER_PARAM, rule ?? '', rule === null ? 0 : YEAR_SEC);
}

interface OpenOptions {
  /** Path to open. */
  to?: string;
  isRemembered?: boolean;
  /** Chosen by the visitor, so the question is not asked again until the browser restarts. */
  isChosen?: boolean;
  leave?: (to: string) => void;
}

/**
 * Switches to a profile that is already the session's. The screen, memory and other tabs have data of another profile,
 * so everything reloads.
 *
 * @returns whether the page is about to reload as that profile; false if it has been the page's already, or if there is
 *   no space for it
 */
export const openProfile =
  (profile: Pick<KnownProfile, 'id' | 'rule' | 'isRestricted' | 'language' | 'region'>, options: OpenOptions = {}) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<boolean> => {
    const { to = '/', isChosen = true, leave = leavePage } = options;
    const before = selectKnownProfiles(getState()) ?? noProfiles;
    const isRemembered = options.isRemembered ?? before.isRemembered;
    const known = withQuestion({ ...before, isRemembered }, profile.id);
    if (isChosen) rememberProfileChosen();
    if (profile.id === records.profile) {
      dispatch(profilesKnown(known));
      leave(to);
      return false;
    }
    await records.settled();
    const texts = records.isDurable() ? storeSwitch() : null;
    if (!texts) {
      showToast({
        kind: 'error',
        message: t`This browser doesn’t have enough space for profiles. Free up some space, or leave private browsing.`,
      });
      return false;
    }
    tellServer(texts, selectUser(getState()) ? null : profile.rule);
    if ('caches' in window) {
      const names = profile.isRestricted ? [PAGES_CACHE, ...SHARED_CACHES] : [PAGES_CACHE, 'settings'];
      await Promise.allSettled(names.map((name) => window.caches.delete(name)));
    }
    leave(to);
    return true;

    function storeSwitch(): ProfileTexts | null {
      const map = firstSettings(profile);
      const initial = Object.keys(map).length > 0 ? { settings: JSON.stringify(map) } : {};
      const { localStorage } = window;
      const switched = switchStoredProfile(localStorage, profile.id, profile.id === OWNER_PROFILE_ID ? {} : initial);
      // The store no longer writes to storage.
      if (switched) storeKnown(localStorage, known);
      return switched;
    }
  };
