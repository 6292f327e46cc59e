import { selectConfig } from '../api';
import { loadChunk } from '../lib/loading/load-chunk';
import { once, type AppState, type StoreAccess } from '../store';
import { selectSettings } from '../store/settings';

const isWanted = (state: AppState): boolean | undefined =>
  state.collections.isLoaded && selectSettings(state).libraryMarks && selectConfig(state).hasLibrary;

/** Loads which titles can be played, once the site is known to have a library and the visitor wants marks on cards. */
export const loadAvailableKeys = (store: StoreAccess): (() => void) =>
  once(store, isWanted, () => {
    void loadChunk(() => import('./availability-api')).then(({ availabilityApi }) =>
      store.dispatch(availabilityApi.endpoints.availableKeys.initiate()),
    );
  });
