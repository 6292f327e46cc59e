import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { sessionClosed } from '../../shared/store/session.slice';
import { logOutPending } from '../../shared/store/sync-state.slice';
import { showToast } from '../../shared/ui';
import { resetLocal } from './local-data';
import type { SyncHandle } from './start-sync';
import { syncApi } from './sync-api';
import { isUndelivered } from './sync-failure';

/** Longer than that nobody is kept waiting at the door. */
const LAST_CALL_MS = 4000;

const LOG_OUT_PENDING_TEXT =
  'You are logged out in this browser. The server could not be reached; it counts this device as logged in until it can be told.';

/** Sends what waits, ends the session on the server, and forgets who was here; `keepsData` leaves the data in this browser. */
export const endSession =
  (sync: SyncHandle | null, keepsData: boolean) =>
  async (dispatch: AppDispatch, _getState: () => AppState, _services: AppServices): Promise<void> => {
    await Promise.race([sync?.finish(), new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))]);
    const { error } = await dispatch(syncApi.endpoints.logOut.initiate(undefined, { track: false }));
    if (isUndelivered(error)) showToast({ kind: 'warning', message: LOG_OUT_PENDING_TEXT });
    if (!keepsData) {
      await sync?.forget().catch(() => undefined);
      dispatch(resetLocal());
    }
    sync?.stop();
    dispatch(sessionClosed());
    if (isUndelivered(error)) dispatch(logOutPending());
  };
