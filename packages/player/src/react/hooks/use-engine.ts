import { useLayoutEffect, useState } from 'react';
import type { EngineFactory, PlayerEngine } from '../../engine/player-engine';

/**
 * An engine that lives exactly as long as the component stands on the page; null until it does. It is made in an effect,
 * because React may render and throw away: an engine made while rendering would have no one to destroy it.
 */
export function useEngine(factory: EngineFactory): PlayerEngine | null {
  const [make] = useState(() => factory);
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  useLayoutEffect(() => {
    const made = make();
    // An engine is an outside system with a life of its own; nothing else tells when it may be made.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setEngine(made);
    return () => void made.destroy();
  }, [make]);
  return engine;
}
