import { isBookmarkAlive, historyEntries } from '@marquee/core';
import type { AppDispatch, AppState } from '../../shared/store';
import { lockSectionSet, selectLockSection } from '../../shared/store/lock.slice';
import { DATA_OWNER_SECTION } from '../../shared/store/session.slice';
import { BOOKMARKS_TIME, HISTORY_TIME, storedValueChanged } from '../../shared/store/storage';
import { uiTokenRemoved } from '../../shared/store/ui-token.slice';

export interface Owner {
  id: string;
  username: string;
}

/** Whose data this browser holds; null for a visitor's. */
export function ownerOf(state: AppState): Owner | null {
  const stored = selectLockSection(state, DATA_OWNER_SECTION);
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, username } = stored as Partial<Record<keyof Owner, unknown>>;
  return typeof id === 'string' && typeof username === 'string' ? { id, username } : null;
}

export const ownerSet = ({ id, username }: Owner) =>
  lockSectionSet({ section: DATA_OWNER_SECTION, value: { id, username } });

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

/** Section of `local-lock`: whose first sync in this browser has been told of. */
export const FIRST_SYNC = 'firstSyncOf';
const OWN_SECTIONS = [BOOKMARKS_TIME, HISTORY_TIME, FIRST_SYNC, DATA_OWNER_SECTION];

/** Empties this browser of a person's data. Nothing is deleted on any server. */
export const resetLocal = () => (dispatch: AppDispatch) => {
  dispatch(storedValueChanged({ slice: 'bookmarks', field: 'entries' }, undefined));
  dispatch(storedValueChanged({ slice: 'bookmarks', field: 'categories' }, undefined));
  dispatch(storedValueChanged({ slice: 'history', field: 'items' }, undefined));
  dispatch(storedValueChanged({ slice: 'snapshots', field: 'titles' }, undefined));
  dispatch(storedValueChanged({ slice: 'recentSearches', field: 'texts' }, undefined));
  dispatch(resetPersonal());
  for (const section of OWN_SECTIONS) dispatch(lockSectionSet({ section, value: undefined }));
};
