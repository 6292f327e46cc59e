import type { Store } from '@reduxjs/toolkit';
import { selectIsRestored } from './hooks';
import type { AppState } from './state';

/**
 * Calls `act` immediately, or as soon as stored data has been loaded; then `wasDelayed` is true: the visitor acted
 * without seeing the stored data. It is called even if the visitor has left the page in the meantime.
 */
export function afterRehydration(
  store: Pick<Store<AppState>, 'getState' | 'subscribe'>,
  act: (wasDelayed: boolean) => void,
): void {
  if (selectIsRestored(store.getState())) {
    act(false);
    return;
  }
  const stop = store.subscribe(() => {
    if (!selectIsRestored(store.getState())) return;
    stop();
    act(true);
  });
}
