import { profileApi } from '../../shared/api';
import { networkBack } from '../../shared/lib/loading/load-when-online';
import type { AppDispatch, AppState } from '../../shared/store';
import { lockSectionSet } from '../../shared/store/lock.slice';
import { isLogOutUntold, selectCsrf, UNTOLD_LOG_OUT_SECTION } from '../../shared/store/session.slice';
import { syncApi } from './sync-api';
import { isUntold } from './sync-failure';

/** Nobody has come in since: a login ends the browser's earlier session by itself. */
const isDue = (state: AppState): boolean => isLogOutUntold(state) && selectCsrf(state) === null;

/** Whether there is nothing left to tell. */
const tell =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { data: profile, error } = await dispatch(
      profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!isDue(getState())) return true;
    if (error || !profile) return error !== undefined && 'status' in error && error.status === 401;
    const ended = await dispatch(syncApi.endpoints.logOut.initiate(profile.token, { track: false }));
    return !isUntold(ended.error);
  };

/** Ends on the server the session that was left in this browser while the server could not be reached. */
export const tellLogOut =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    while (isDue(getState())) {
      if (await dispatch(tell())) dispatch(lockSectionSet({ section: UNTOLD_LOG_OUT_SECTION, value: undefined }));
      else await networkBack();
    }
  };
