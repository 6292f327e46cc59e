import { t } from '@lingui/core/macro';
import { isSyncableFourKToken } from '@marquee/core';
import type { AppDispatch, AppState } from '../../shared/store';
import { uiTokenForgotten, uiTokenRemoved, uiTokenSet, uiTokenSynced } from '../../shared/store/ui-token.slice';
import { showToast } from '../../shared/ui';
import { syncApi } from './sync-api';

const push =
  (token: string | null) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const { error } = await dispatch(syncApi.endpoints.pushToken.initiate(token, { track: false }));
    if (error && (!('status' in error) || error.status !== 401))
      showToast({ kind: 'error', message: t`Failed to sync 4k token.` });
    return !error;
  };

/**
 * Syncs the 4K token: one that was submitted here and is not in the account goes there; else the account's comes here. Both
 * take more than 50 characters and a start of `ey` (TOKEN-06); others stay where they are. One that was removed here
 * goes from the account too (TOKEN-13). What is done here while a token is on its way to the account is synced next.
 *
 * @returns the account's token from now on
 */
export const syncFourKToken =
  (inAccount: string | null) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<string | null> => {
    const { token, accountToken, isSynced } = getState().uiToken;
    if (isSynced === 'removed') {
      if (inAccount !== null && !(await dispatch(push(null)))) return inAccount;
      if (getState().uiToken.isSynced === 'removed') dispatch(uiTokenForgotten());
      return null;
    }
    const mine = isSynced ? null : (token ?? accountToken);
    if (mine && isSyncableFourKToken(mine)) {
      if (mine !== inAccount && !(await dispatch(push(mine)))) return inAccount;
      const { token: later } = getState().uiToken;
      dispatch(uiTokenSynced(mine));
      if (later !== token) dispatch(later === null ? uiTokenRemoved() : uiTokenSet(later));
      return mine;
    }
    if (inAccount && isSyncableFourKToken(inAccount) && !mine && inAccount !== token)
      dispatch(uiTokenSynced(inAccount));
    return inAccount;
  };
