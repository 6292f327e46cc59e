import { collectionNames, countLive } from '@marquee/core';
import type { AppDispatch, AppState } from '../../shared/store';
import { collectionsReset } from '../../shared/store/collections';
import { selectHistoryEntries } from '../../shared/store/history';
import { storedValueChanged } from '../../shared/store/storage';
import { syncStateCleared } from '../../shared/store/sync-state.slice';
import { uiTokenForgotten } from '../../shared/store/ui-token.slice';

/** Number of bookmarks and watched titles in this browser. */
export const countLocal = (state: AppState) => ({
  bookmarks: countLive(state.collections.bookmarks),
  watched: selectHistoryEntries(state).length,
});

/** Deletes settings, the 4K token and sign-ins to sources, which are never transferred to another account. */
export const resetPersonal = () => (dispatch: AppDispatch) => {
  dispatch(collectionsReset(['settings']));
  dispatch(storedValueChanged({ slice: 'sources', field: 'choices' }, undefined));
  dispatch(storedValueChanged({ slice: 'sources', field: 'addresses' }, undefined));
  dispatch(uiTokenForgotten());
};

/** Deletes a person's data in this browser. Nothing is deleted on the server. */
export const resetLocal = () => (dispatch: AppDispatch) => {
  dispatch(collectionsReset(collectionNames));
  dispatch(storedValueChanged({ slice: 'recentSearches', field: 'texts' }, undefined));
  dispatch(resetPersonal());
  dispatch(syncStateCleared());
};
