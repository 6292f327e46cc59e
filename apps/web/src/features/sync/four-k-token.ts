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
 * Syncs the 4K token: a token submitted here that the account lacks is uploaded; otherwise the account's token is
 * downloaded. Both require more than 50 characters starting with `ey` (TOKEN-06); other tokens stay where they are. A
 * token removed here is removed from the account too (TOKEN-13). Changes made during an upload are synced next.
 *
 * @returns the account's token afterwards
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
