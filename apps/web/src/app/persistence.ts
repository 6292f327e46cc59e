import { persistStore } from 'redux-persist';
import { storedValueChanged, type StorageAdapter } from '../shared/store/storage';
import type { AppStore } from './store';

/**
 * Reads stored data into the store and keeps writing it from then on. Started after the first render, so that
 * prerendered markup is hydrated with the state it was made from. Other tabs' changes arrive as they happen.
 */
export function startPersistence(store: AppStore, storage: StorageAdapter): () => void {
  const persistor = persistStore(store);
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage || event.key === null) return;
    for (const { slot, value } of storage.readExternal(event.key, event.newValue))
      store.dispatch(storedValueChanged(slot, value));
  };
  // A last change may come after this listener's turn, such as the position of a film that is left: it is written at once.
  let isHiding = false;
  let isFlushing = false;
  const flush = () => {
    if (isFlushing) return;
    isFlushing = true;
    void persistor.flush();
    isFlushing = false;
  };
  const stopFlushing = store.subscribe(() => isHiding && flush());
  const onHide = () => {
    isHiding = true;
    flush();
  };
  const onShow = () => {
    isHiding = false;
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stopFlushing();
    persistor.pause();
  };
}
