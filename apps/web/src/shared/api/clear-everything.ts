import { clearSiteData } from '../lib/browser/clear-site-data';
import type { AppDispatch, AppServices, AppState } from '../store';
import { hasUndeliveredLogOut, selectCsrf, selectUser, sessionClosed } from '../store/session.slice';
import { storeUndeliveredLogOut } from '../store/storage';
import { fetchProfile, isUndelivered, profileApi } from './profile';

/** Maximum time to wait for the server before clearing. */
const LAST_CALL_MS = 4000;

/** Ends this browser's session, if there is one; false if the server could not be reached. */
const endServerSession =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    if (!selectUser(getState())) return !hasUndeliveredLogOut(getState());
    const csrf = selectCsrf(getState()) ?? (await dispatch(fetchProfile()))?.token;
    // The server has just responded that there is no session.
    if (!selectUser(getState())) return true;
    if (csrf === undefined) return false;
    const { error } = await dispatch(profileApi.endpoints.logOut.initiate({ csrf }, { track: false }));
    // Sync stops and does not fetch the profile.
    dispatch(sessionClosed());
    return !isUndelivered(error);
  };

/**
 * Logs out and deletes everything that the site has stored in this browser; nothing is deleted on the server. If the server cannot
 * be reached, its session is ended on the next visit.
 */
export const clearEverything =
  () =>
  async (dispatch: AppDispatch, _getState: () => AppState, { storage, records }: AppServices): Promise<void> => {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LAST_CALL_MS));
    const isDelivered = await Promise.race([dispatch(endServerSession()).catch(() => false), late]);
    // Stops all writing, so that deleted data does not reappear.
    storage.close();
    records.close();
    await clearSiteData();
    if (!isDelivered) storeUndeliveredLogOut();
  };
