import { useLayoutEffect, useState } from 'react';
import type { EngineFactory, PlayerEngine } from '../../engine/player-engine';

/**
 * An engine that lives as long as the component is mounted; null before. It is created in an effect, because React may
 * discard a render, and nobody would destroy an engine created in it.
 */
export function useEngine(factory: EngineFactory): PlayerEngine | null {
  const [make] = useState(() => factory);
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  useLayoutEffect(() => {
    const made = make();
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- An engine may be created only in an effect, which destroys it too.
    setEngine(made);
    return () => void made.destroy();
  }, [make]);
  return engine;
}
