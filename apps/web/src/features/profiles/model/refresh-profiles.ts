import { leavePage } from '../../../shared/lib/browser/leave-page';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { selectKnownProfiles, selectOpening } from '../../../shared/store/profiles.slice';
import { isProfileChosen } from '../../../shared/store/profiles/known-profiles';
import { profilesApi } from '../api/profiles-api';
import { accountProfilesReceived } from './run-profile-command';
import { knownProfile } from './known';
import { openProfile } from './open-profile';

/**
 * Fetches the account's profiles, and switches profile if this page shows another than the session's. After logging in,
 * asks "Who's watching?". If the visitor is opening another profile here, it only updates the profiles.
 */
export const refreshProfiles =
  (leave = leavePage) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<void> => {
    const isNew = selectKnownProfiles(getState()) === null;
    const { data } = await dispatch(
      profilesApi.endpoints.sessionProfiles.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!data) return;
    dispatch(accountProfilesReceived(data));
    if (selectOpening(getState()) !== null) return;
    const active = data.profiles.find(({ id }) => id === data.active);
    const { pathname, search } = window.location;
    const isAsked = isNew && data.profiles.length > 1 && !isProfileChosen() && pathname !== '/profiles';
    const to = isAsked ? '/profiles' : pathname + search;
    if (active && active.id !== records.profile) await dispatch(openProfile(knownProfile(active), { to, leave }));
    else if (isAsked) leave(to);
  };
