import { collectionNames, OWNER_PROFILE_ID } from '@marquee/core';
import { setCookie } from '../../lib/browser/set-cookie';
import { createRecords } from '../collections';
import { profilesKnown, selectKnownProfiles } from '../profiles.slice';
import type { AppServices } from '../services';
import type { AppDispatch, AppState } from '../state';
import { activeProfile, PROFILE_COOKIE, PROFILES_KEY } from './active-profile';
import { deleteProfileData } from './delete-profile-data';
import { profileKeys } from './profile-storage';

/** Blocks the page until the next one loads: there is no database left to store changes in. */
function leavePage(to: string): void {
  document.body.inert = true;
  window.location.replace(to);
}

/** After logging out: deletes the profiles of an account that has several from this browser. */
export const leaveAccount =
  (leave = leavePage) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<void> => {
    const { localStorage } = window;
    // Another tab may have switched profiles without this page knowing.
    const here = [records.profile, activeProfile()];
    const known = selectKnownProfiles(getState())?.profiles.map(({ id }) => id) ?? [];
    const ids = [...new Set([...known, ...here])].filter((id) => id !== OWNER_PROFILE_ID);
    dispatch(profilesKnown(null));
    if (ids.length === 0) return;
    await records.settled();
    // From here on, pages of these profiles write nothing more.
    setCookie(PROFILE_COOKIE, '', 0);
    localStorage.removeItem(PROFILES_KEY);
    if (records.profile !== OWNER_PROFILE_ID) {
      records.close();
      for (const key of profileKeys) localStorage.removeItem(key);
      const owners = createRecords({ local: localStorage });
      await owners.clear(collectionNames);
      owners.close();
    }
    await Promise.all(ids.map((id) => deleteProfileData(localStorage, id)));
    leave('/login');
  };
