import { expect, it, jest } from '@jest/globals';
import type { AppState } from './state';
import { afterRehydration } from './after-rehydration';

function storeThat(rehydrated: boolean) {
  const restored = (isLoaded: boolean) =>
    ({ _persist: { version: 1, rehydrated: true }, collections: { isLoaded } }) as AppState;
  let state = restored(rehydrated);
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(next: boolean) {
      state = restored(next);
      for (const listener of [...listeners]) listener();
    },
    listeners,
  };
}

it('runs at once when stored data has already been read', () => {
  const act = jest.fn();
  afterRehydration(storeThat(true), act);
  expect(act.mock.calls).toEqual([[false]]);
});

it('runs once, after stored data has been read, and reports that it had to wait', () => {
  const act = jest.fn();
  const store = storeThat(false);
  afterRehydration(store, act);
  store.become(false);
  expect(act).not.toHaveBeenCalled();
  store.become(true);
  store.become(true);
  expect(act.mock.calls).toEqual([[true]]);
  expect(store.listeners.size).toBe(0);
});
