import { selectIsRestored } from './hooks';
import type { AppState, StoreAccess } from './state';

type StateStore = Pick<StoreAccess, 'getState' | 'subscribe'>;

/** Calls `act` once, when the state is as wanted: at once, or later, with `wasDelayed`. The returned function ends that. */
export function once(
  store: StateStore,
  isTime: (state: AppState) => boolean | undefined,
  act: (wasDelayed: boolean) => void,
): () => void {
  let isOver = false;
  const stop = store.subscribe(() => check(true));
  function check(wasDelayed: boolean): void {
    if (isOver || !isTime(store.getState())) return;
    isOver = true;
    stop();
    act(wasDelayed);
  }
  check(false);
  return stop;
}

/**
 * Calls `act` immediately, or as soon as stored data has been loaded; then `wasDelayed` is true: the visitor acted
 * without seeing the stored data. It is called even if the visitor has left the page in the meantime.
 */
export const afterRehydration = (store: StateStore, act: (wasDelayed: boolean) => void): void =>
  void once(store, selectIsRestored, act);
