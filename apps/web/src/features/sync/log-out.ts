import { t } from '@lingui/core/macro';
import { isUndelivered, profileApi } from '../../shared/api';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { deleteDerivedData } from '../../shared/store/profiles/delete-profile-data';
import { leaveAccount } from '../../shared/store/profiles/leave-account';
import { selectKnownProfiles } from '../../shared/store/profiles.slice';
import { sessionClosed, type LogOutChoice } from '../../shared/store/session.slice';
import { logOutPending } from '../../shared/store/sync-state.slice';
import { showToast } from '../../shared/ui';
import { resetLocal } from './local-data';
import type { SyncHandle } from './start-sync';

/** Maximum time that logging out waits for the last sync. */
const LAST_CALL_MS = 4000;

/**
 * Sends pending changes, ends the session on the server, and logs out in this browser. Logging out everywhere needs the server: if
 * it cannot be reached, nothing changes.
 *
 * @returns whether this browser is logged out
 */
export const endSession =
  (sync: SyncHandle | null, { keepsData, isEverywhere }: LogOutChoice) =>
  async (dispatch: AppDispatch, getState: () => AppState, { records }: AppServices): Promise<boolean> => {
    await Promise.race([sync?.finish(), new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))]);
    const { error } = await dispatch(profileApi.endpoints.logOut.initiate({ isEverywhere }, { track: false }));
    if (error && isEverywhere) {
      showToast({
        kind: 'error',
        message: t`Your devices couldn’t be logged out. Check your connection and try again.`,
      });
      return false;
    }
    if (isUndelivered(error))
      showToast({
        kind: 'warning',
        message: t`You’re logged out in this browser. The server couldn’t be reached, so it still counts this device as logged in.`,
      });
    if (!keepsData) {
      await sync?.forget().catch(() => undefined);
      dispatch(resetLocal());
      await deleteDerivedData(window.localStorage, records.profile);
    }
    sync?.stop();
    dispatch(sessionClosed());
    if (isUndelivered(error)) dispatch(logOutPending());
    if (selectKnownProfiles(getState())) await dispatch(leaveAccount());
    return true;
  };
