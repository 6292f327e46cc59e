import { isBookmarkAlive, historyEntries } from '@marquee/core';
import type { AppDispatch, AppState } from '../../shared/store';
import { storedValueChanged } from '../../shared/store/storage';
import { syncStateCleared } from '../../shared/store/sync-state.slice';
import { uiTokenRemoved } from '../../shared/store/ui-token.slice';

/** What there is to lose. */
export const countLocal = (state: AppState) => ({
  bookmarks: state.bookmarks.entries.filter(isBookmarkAlive).length,
  watched: historyEntries(state.history.items).length,
});

/** Settings, the 4K token and sign-ins to sources are a person's own: they never go over to another account. */
export const resetPersonal = () => (dispatch: AppDispatch) => {
  dispatch(storedValueChanged({ slice: 'settings', field: 'map' }, undefined));
  dispatch(storedValueChanged({ slice: 'sources', field: 'choices' }, undefined));
  dispatch(storedValueChanged({ slice: 'sources', field: 'addresses' }, undefined));
  dispatch(uiTokenRemoved());
};

/** Empties this browser of a person's data. Nothing is deleted on any server. */
export const resetLocal = () => (dispatch: AppDispatch) => {
  dispatch(storedValueChanged({ slice: 'bookmarks', field: 'entries' }, undefined));
  dispatch(storedValueChanged({ slice: 'bookmarks', field: 'categories' }, undefined));
  dispatch(storedValueChanged({ slice: 'history', field: 'items' }, undefined));
  dispatch(storedValueChanged({ slice: 'snapshots', field: 'titles' }, undefined));
  dispatch(storedValueChanged({ slice: 'recentSearches', field: 'texts' }, undefined));
  dispatch(resetPersonal());
  dispatch(syncStateCleared());
};
