import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { announcementsSlice } from '../features/announcements';
import { themeSlice } from '../features/theme';
import { backendApi, siteFilesApi, tmdbApi } from '../shared/api';
import type { AppServices } from '../shared/store';
import { devicePreferencesSlice } from '../shared/store/device-preferences.slice';
import { loginLockSlice } from '../shared/store/login-lock.slice';
import { profilesSlice } from '../shared/store/profiles.slice';
import { sessionSlice } from '../shared/store/session.slice';
import { collectionsSlice, persistCollections } from '../shared/store/collections';
import { snapshotsSlice } from '../shared/store/snapshots.slice';
import { sourcesSlice } from '../shared/store/sources.slice';
import { syncStateSlice } from '../shared/store/sync-state.slice';
import { syncStatusSlice } from '../shared/store/sync-status.slice';
import { uiTokenSlice } from '../shared/store/ui-token.slice';
import { recentSearchesSlice } from '../shared/store/recent-searches.slice';
import { withStored, slots, storedValueChanged } from '../shared/store/storage';
import { createListeners } from './listeners';

const slices = combineSlices(
  tmdbApi,
  backendApi,
  siteFilesApi,
  themeSlice,
  devicePreferencesSlice,
  loginLockSlice,
  syncStateSlice,
  collectionsSlice,
  snapshotsSlice,
  sourcesSlice,
  profilesSlice,
  announcementsSlice,
  uiTokenSlice,
  sessionSlice,
  syncStatusSlice,
  recentSearchesSlice,
);
type Slices = ReturnType<typeof slices>;

/** Applies what another tab stored; a removed value returns to its initial state. */
function reduce(state: Slices | undefined, action: UnknownAction): Slices {
  if (state === undefined) return slices(state, action);
  if (!storedValueChanged.match(action)) return slices(state, action);
  const { slice, field, value } = action.payload;
  if (value !== undefined) return withStored(state, { [slice]: { [field]: value } }, slots);
  const initial = slices(undefined, action)[slice as 'sources'];
  return { ...state, [slice]: { ...state[slice as 'sources'], [field]: initial[field as 'choices'] } };
}

/**
 * Creates the store with the app's permanent slices. Nothing is read from storage before `persistStore`.
 * `preloadedState` is that of a server-rendered page.
 */
export function createAppStore(services: AppServices, preloadedState?: Partial<Slices>) {
  const listeners = createListeners(services);
  return configureStore({
    reducer: persistReducer<Slices>(
      {
        key: 'marquee',
        storage: services.storage,
        whitelist: [...new Set(slots.map((slot) => slot.slice))],
        // The storage keeps the shapes of its keys itself (STORAGE-01); redux-persist must not wrap them in JSON.
        serialize: false,
        deserialize: false,
        timeout: 0,
        stateReconciler: (stored: Parameters<typeof withStored>[1], _before, state) => withStored(state, stored, slots),
      } as Parameters<typeof persistReducer<Slices>>[0],
      reduce,
    ),
    preloadedState: {
      ...preloadedState,
      profiles: { ...profilesSlice.getInitialState(), active: services.records.profile },
    } as never,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // Immer freezes the state: a mutation throws without it.
        immutableCheck: false,
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(
          persistCollections(services.records),
          tmdbApi.middleware,
          backendApi.middleware,
          siteFilesApi.middleware,
        ),
    // Not `raf`, the default: rendering would then happen within the frame instead of before it.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
