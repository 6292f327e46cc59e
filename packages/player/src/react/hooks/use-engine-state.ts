import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { EngineState } from '../../engine/state';

/** Subscribes to one value of the engine's state. `select` must return a primitive or a part of the state itself. */
export function useEngineState<T>(engine: PlayerEngine, select: (state: EngineState) => T): T {
  const subscribe = useCallback((listener: () => void) => engine.subscribe(listener), [engine]);
  const read = (): T => select(engine.getState());
  return useSyncExternalStore(subscribe, read, read);
}
