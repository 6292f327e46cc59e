import { persistStore } from 'redux-persist';
import { i18n } from '../shared/i18n';
import { loadChunk } from '../shared/lib/loading/load-chunk';
import {
  collectionsLoaded,
  collectionsReset,
  entriesMerged,
  loadCollections,
  loadSnapshots,
} from '../shared/store/collections';
import { loadFollowing } from '../shared/following/load-following';
import { loadAvailableKeys } from '../shared/library/load-available-keys';
import { afterRehydration, type AppServices } from '../shared/store';
import { prepareHistory } from '../shared/store/history/prepare-history';
import { activeProfile, profileKeyOf, type ProfileStorage } from '../shared/store/profiles';
import { openingChanged } from '../shared/store/profiles.slice';
import { watchActiveProfile } from '../shared/store/profiles/watch-active-profile';
import { selectSourceChoices } from '../shared/store/sources.slice';
import { NO_STORAGE, storedValueChanged, type Report } from '../shared/store/storage';
import { createMirror } from '../shared/store/mirror';
import type { AppStore } from './store';

interface PersistenceOptions extends Pick<AppServices, 'storage' | 'records' | 'now'> {
  /** Null if the browser refuses local storage. */
  local: ProfileStorage | null;
  report: Report;
  reload?: () => void;
}

/**
 * Loads stored data into the store, then writes every change. Starts after the first render, so that server-rendered
 * markup is hydrated with the state it was made from. Changes of other tabs arrive as they happen. With the settings it
 * is known whether cards are marked, and what for is loaded.
 */
export function startPersistence(
  store: AppStore,
  { storage, records, local, report, now, reload = () => window.location.reload() }: PersistenceOptions,
): () => void {
  const persistor = persistStore(store);
  const mirror = createMirror({ local, store, records, storage, report, now });
  // Changes that others wrote to local storage are merged first, so that everything is there once loading is done.
  void Promise.all([mirror.mergeForeign(), loadSnapshots(store.dispatch, records)]).then(() =>
    loadCollections(store.dispatch, records, prepareHistory).catch(async () => {
      // What local storage shows is all there is.
      await mirror.mergeForeign();
      store.dispatch(collectionsLoaded({}));
      report(i18n._(NO_STORAGE));
    }),
  );
  records.connect((message) => {
    if (message.kind === 'cleared') {
      store.dispatch(collectionsReset(message.names, 'tab'));
      return;
    }
    for (const name of new Set(message.changes.map((change) => change.name))) {
      const entries = message.changes.filter((change) => change.name === name).map(({ entry }) => entry);
      store.dispatch(entriesMerged(name, entries, 'tab'));
    }
  });

  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return;
    if (event.key === null) {
      // Another tab has deleted everything, which must not come back from this one.
      storage.close();
      records.close();
      reload();
      return;
    }
    // After a switch in another tab this page is about to reload.
    const key = activeProfile() === records.profile ? profileKeyOf(event.key, records.profile) : null;
    if (key === null) return;
    mirror.onStorage(key);
    for (const { slot, value } of storage.readExternal(key, event.newValue))
      store.dispatch(storedValueChanged(slot, value));
  };
  // A last change, such as the position when a film is closed, may come after this listener; it is then written at
  // once.
  let isHiding = false;
  let isFlushing = false;
  const flush = () => {
    if (isFlushing) return;
    isFlushing = true;
    void persistor.flush();
    isFlushing = false;
  };
  const save = () => {
    records.saveUnwritten();
    mirror.flush();
  };
  const stopFlushing = store.subscribe(() => isHiding && flush());
  // The store tells of a change before the database hears of it.
  const stopSaving = records.subscribe(() => isHiding && save());
  const onHide = ({ persisted }: PageTransitionEvent) => {
    isHiding = true;
    // Later changes go to local storage, where the next page finds them.
    if (persisted) records.pause();
    flush();
    save();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    isHiding = false;
    records.resume();
    // It is no longer going over to another profile.
    if (persisted) store.dispatch(openingChanged(null));
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') save();
  };
  window.addEventListener('storage', onStorage);
  // Runs before the listeners that make a last change.
  window.addEventListener('pagehide', onHide, { capture: true });
  window.addEventListener('pageshow', onShow);
  const stopWatching = watchActiveProfile({ opened: records.profile, settled: records.settled, reload });
  document.addEventListener('visibilitychange', onVisibility);
  const stopLoadingKeys = loadAvailableKeys(store);
  const stopFollowing = loadFollowing(store);
  afterRehydration(store, () => {
    void loadChunk(() => import('./printing')).then(({ startPrinting }) => startPrinting(store));
    const { dataset } = document.documentElement;
    delete dataset.ownHome;
    delete dataset.shielded;
    if (selectSourceChoices(store.getState()).servers.some(({ account }) => account))
      void loadChunk(() => import('./own-servers')).then(({ startOwnServers }) => startOwnServers(store));
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide, { capture: true });
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisibility);
    stopFlushing();
    stopSaving();
    stopWatching();
    stopLoadingKeys();
    stopFollowing();
    mirror.close();
    persistor.pause();
    // What it still had to write comes one key at a time.
    storage.close();
  };
}
