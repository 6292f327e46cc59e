import { keysOf } from '@marquee/core';

/** An immutable snapshot with subscribers; `update` replaces it only if a field has changed. */
export interface StateStore<State extends object> {
  get: () => State;
  update: (patch: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
}

export function createStateStore<State extends object>(initial: State): StateStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    update(patch) {
      const changed = keysOf(patch).some((key) => !Object.is(state[key], patch[key]));
      if (!changed) return;
      state = { ...state, ...patch };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
