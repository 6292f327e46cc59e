import { selectConfig } from '../api';
import { loadChunk } from '../lib/loading/load-chunk';
import type { AppDispatch, AppState } from '../store';
import { selectSettings } from '../store/settings';

interface Store {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
}

/** Loads which titles can be played, once the site is known to have a library and the visitor wants marks on cards. */
export function loadAvailableKeys({ dispatch, getState, subscribe }: Store): () => void {
  let isStarted = false;
  let unsubscribe: () => void = () => undefined;
  const stop = () => {
    isStarted = true;
    unsubscribe();
  };
  const start = () => {
    const state = getState();
    const isWanted = state.collections.isLoaded && selectSettings(state).libraryMarks;
    if (isStarted || !isWanted || !selectConfig(state).hasLibrary) return;
    stop();
    void loadChunk(() => import('./availability-api')).then(({ availabilityApi }) =>
      dispatch(availabilityApi.endpoints.availableKeys.initiate()),
    );
  };
  unsubscribe = subscribe(start);
  start();
  return stop;
}
