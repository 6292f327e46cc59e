/** A minimal typed emitter. `Events` maps event names to the payloads of their listeners. */
export interface Emitter<Events> {
  on: <Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void) => () => void;
  emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
  clear: () => void;
}

export function createEmitter<Events>(): Emitter<Events> {
  let listeners: { [Name in keyof Events]?: Set<(payload: Events[Name]) => void> } = {};
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, payload) {
      // Copied, so that a listener may remove itself during delivery.
      for (const listener of [...(listeners[name] ?? [])]) listener(payload);
    },
    clear: () => {
      listeners = {};
    },
  };
}
