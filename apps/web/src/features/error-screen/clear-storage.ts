import type { AppDispatch, AppServices } from '../../shared/store';

type Thunk = (dispatch: AppDispatch, getState: unknown, services: AppServices) => void;

/** Removes what is stored for a slice. Nothing is written after it: the page is about to reload. */
export const clearStoredSlice =
  (slice: 'bookmarks' | 'history'): Thunk =>
  (_dispatch, _getState, { storage }) =>
    storage.wipe(slice);

/** Stops writing, so that what is removed next stays removed. */
export const stopStorageWrites =
  (): Thunk =>
  (_dispatch, _getState, { storage }) =>
    storage.close();
