import { isSyncableFourKToken } from '@marquee/core';
import type { AppDispatch, AppState } from '../../shared/store';
import { uiTokenSynced } from '../../shared/store/ui-token.slice';
import { showToast } from '../../shared/ui';
import { syncTexts } from './engine/texts';
import { syncApi } from './sync-api';

/**
 * Syncs the 4K token: one that was submitted here and is not in the account goes there; else the account's comes here. Both
 * take more than 50 characters and a start of `ey` (TOKEN-06); others stay where they are.
 */
export const syncFourKToken =
  (inAccount: string | null) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const { token, accountToken, isSynced } = getState().uiToken;
    const mine = isSynced ? null : (token ?? accountToken);
    if (mine && isSyncableFourKToken(mine)) {
      if (mine !== inAccount) {
        const { error } = await dispatch(syncApi.endpoints.pushToken.initiate(mine, { track: false }));
        if (error) {
          if (!('status' in error) || error.status !== 401) showToast({ kind: 'error', message: syncTexts.token });
          return;
        }
      }
      dispatch(uiTokenSynced(mine));
    } else if (inAccount && isSyncableFourKToken(inAccount) && !mine && inAccount !== token)
      dispatch(uiTokenSynced(inAccount));
  };
