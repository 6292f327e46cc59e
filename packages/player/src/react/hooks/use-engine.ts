import { useEffect, useRef, useState } from 'react';
import type { EngineFactory, PlayerEngine } from '../../engine/player-engine';

/**
 * An engine that lives as long as the component. It is destroyed just after the component went, so that a development
 * double mount finds it alive.
 */
export function useEngine(factory: EngineFactory): PlayerEngine {
  const [engine] = useState(factory);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    return () => {
      ending.current = setTimeout(() => void engine.destroy(), 0);
    };
  }, [engine]);
  return engine;
}
