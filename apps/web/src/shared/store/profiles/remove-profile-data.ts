import { collectionNames, OWNER_PROFILE_ID } from '@marquee/core';
import { setCookie } from '../../lib/browser/set-cookie';
import type { AppServices } from '../services';
import type { AppDispatch, AppState } from '../state';
import { createRecords } from '../collections';
import { activeProfile, ofProfile } from './active-profile';
import { profilesKnown, selectKnownProfiles } from '../profiles.slice';
import { dropStashed, switchStoredProfile } from './switch-stored-profile';
import { PROFILE_CHOSEN_COOKIE } from './profile-chosen';
import { noProfiles, storeKnown, withQuestion } from './known-profiles';

const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/**
 * Deletes the data of profiles from this browser. The owner's database remains, because it also holds other people's
 * stashes.
 */
export async function removeProfileData(ids: readonly string[]): Promise<void> {
  dropStashed(window.localStorage, (id) => ids.includes(id));
  await Promise.all(ids.filter((id) => id !== OWNER_PROFILE_ID).map((id) => deleted(ofProfile('marquee', id))));
}

/** Blocks the page until the next one loads: there is no database left to store changes in. */
function leavePage(to: string): void {
  document.body.inert = true;
  window.location.replace(to);
}

/** After logging out: deletes the profiles of an account that has several from this browser. */
export const leaveAccount =
  (leave = leavePage) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<void> => {
    const known = selectKnownProfiles(getState()) ?? noProfiles;
    // Profiles that could not be moved to the account still belong to the device.
    const isLeft = (id: string) => known.device.some((profile) => profile.id === id);
    const ids = (known.account?.profiles.map(({ id }) => id) ?? []).filter((id) => !isLeft(id));
    const { localStorage } = window;
    // Another tab may have switched profiles without this page knowing.
    const here = [records.profile, activeProfile(localStorage)];
    const gone = [...new Set([...ids, ...here])].filter((id) => !isLeft(id));
    if (ids.length === 0 && gone.every((id) => id === OWNER_PROFILE_ID)) {
      dispatch(profilesKnown({ ...known, account: null }));
      return;
    }
    await records.settled();
    setCookie(PROFILE_CHOSEN_COOKIE, '', 0);
    if (records.profile !== OWNER_PROFILE_ID) {
      const owners = createRecords(undefined, OWNER_PROFILE_ID);
      if (!isLeft(OWNER_PROFILE_ID)) await owners.clear(collectionNames);
      await owners.settled();
      owners.close();
    }
    dropStashed(localStorage, (id) => gone.includes(id));
    switchStoredProfile(localStorage, OWNER_PROFILE_ID);
    // The keys of the previously active profile have just been stashed.
    dropStashed(localStorage, (id) => gone.includes(id));
    storeKnown(localStorage, withQuestion({ ...known, account: null }, OWNER_PROFILE_ID));
    // A page whose database remains can store changes until the next page loads.
    if (records.profile !== OWNER_PROFILE_ID && gone.includes(records.profile)) records.close();
    await removeProfileData(gone);
    leave('/login');
  };
