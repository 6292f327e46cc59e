import type { Store } from '@reduxjs/toolkit';
import { selectIsRestored } from './hooks';
import type { AppState } from './state';

/**
 * Does something at once, or as soon as stored data has been read, and says which: what was pressed before that was pressed
 * without knowing the data. It does not matter where the visitor has gone meanwhile.
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
