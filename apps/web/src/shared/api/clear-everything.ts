import { clearSiteData } from '../lib/browser/clear-site-data';
import type { AppDispatch, AppServices, AppState } from '../store';
import { hasUndeliveredLogOut, selectCsrf, selectUser, sessionClosed } from '../store/session.slice';
import { storeUndeliveredLogOut } from '../store/storage';
import { fetchProfile, isUndelivered, profileApi } from './profile';

/** Longer than that nobody is kept waiting. */
const LAST_CALL_MS = 4000;

/** Ends the session of this browser, if it has one; false when the server could not be reached. */
const endServerSession =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    if (!selectUser(getState())) return !hasUndeliveredLogOut(getState());
    const csrf = selectCsrf(getState()) ?? (await dispatch(fetchProfile()))?.token;
    // The server has just said that there is no session.
    if (!selectUser(getState())) return true;
    if (csrf === undefined) return false;
    const { error } = await dispatch(profileApi.endpoints.logOut.initiate({ csrf }, { track: false }));
    // What syncs stops, and does not ask who is logged in.
    dispatch(sessionClosed());
    return !isUndelivered(error);
  };

/**
 * Logs out and removes everything that this browser keeps for the site; nothing is deleted on any server. One that cannot be
 * reached now is told at the next visit that this browser has logged out.
 */
export const clearEverything =
  () =>
  async (dispatch: AppDispatch, _getState: () => AppState, { storage, records }: AppServices): Promise<void> => {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LAST_CALL_MS));
    const isDelivered = await Promise.race([dispatch(endServerSession()).catch(() => false), late]);
    // Nothing writes any more: what is removed next stays removed.
    storage.close();
    records.close();
    await clearSiteData();
    if (!isDelivered) storeUndeliveredLogOut();
  };
