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

/** Removes from this browser what profiles keep in it; the owner's database is shared with what others set aside, and stays. */
export async function removeProfileData(ids: readonly string[]): Promise<void> {
  dropStashed(window.localStorage, (id) => ids.includes(id));
  await Promise.all(ids.filter((id) => id !== OWNER_PROFILE_ID).map((id) => deleted(ofProfile('marquee', id))));
}

/** Nothing more is done in the page until the next one comes: there is no database left to keep it. */
function leavePage(to: string): void {
  document.body.inert = true;
  window.location.replace(to);
}

/** After a log-out: an account with several profiles leaves nothing of them in this browser. */
export const leaveAccount =
  (leave = leavePage) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<void> => {
    const known = selectKnownProfiles(getState()) ?? noProfiles;
    // What could not be brought to the account is the device's still.
    const isLeft = (id: string) => known.device.some((profile) => profile.id === id);
    const ids = (known.account?.profiles.map(({ id }) => id) ?? []).filter((id) => !isLeft(id));
    const { localStorage } = window;
    // Another tab may have switched, which this page has not heard of.
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
    // What was on the keys until now has been put by.
    dropStashed(localStorage, (id) => gone.includes(id));
    storeKnown(localStorage, withQuestion({ ...known, account: null }, OWNER_PROFILE_ID));
    // A page whose database stays keeps what is done in it until the next page comes.
    if (records.profile !== OWNER_PROFILE_ID && gone.includes(records.profile)) records.close();
    await removeProfileData(gone);
    leave('/login');
  };
