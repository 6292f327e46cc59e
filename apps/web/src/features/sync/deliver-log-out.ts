import { isUndelivered, profileApi } from '../../shared/api';
import { waitForNetwork } from '../../shared/lib/browser/wait-for-network';
import type { AppDispatch, AppState } from '../../shared/store';
import { hasUndeliveredLogOut, selectCsrf } from '../../shared/store/session.slice';
import { logOutDelivered } from '../../shared/store/sync-state.slice';

/** No account has logged in since: a new login would have ended the earlier session. */
const isDue = (state: AppState): boolean => hasUndeliveredLogOut(state) && selectCsrf(state) === null;

/** Ends the session on the server; false if the server could not be reached. */
const deliver =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { data: profile, error } = await dispatch(
      profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!isDue(getState())) return true;
    if (error || !profile) return error !== undefined && 'status' in error && error.status === 401;
    const ended = await dispatch(profileApi.endpoints.logOut.initiate({ csrf: profile.token }, { track: false }));
    return !isUndelivered(ended.error);
  };

/** After logging out offline: ends the session on the server as soon as it can be reached. */
export const deliverLogOut =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    while (isDue(getState())) {
      if (await dispatch(deliver())) dispatch(logOutDelivered());
      else await waitForNetwork();
    }
  };
