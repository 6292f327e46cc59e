import { selectConfig } from '../api';
import { loadChunk } from '../lib/loading/load-chunk';
import { once, type AppDispatch, type AppState } from '../store';
import { selectSettings } from '../store/settings';

interface Store {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
}

const isWanted = (state: AppState): boolean | undefined =>
  state.collections.isLoaded && selectSettings(state).libraryMarks && selectConfig(state).hasLibrary;

/** Loads which titles can be played, once the site is known to have a library and the visitor wants marks on cards. */
export const loadAvailableKeys = (store: Store): (() => void) =>
  once(store, isWanted, () => {
    void loadChunk(() => import('./availability-api')).then(({ availabilityApi }) =>
      store.dispatch(availabilityApi.endpoints.availableKeys.initiate()),
    );
  });
