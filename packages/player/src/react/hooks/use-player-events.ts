import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { useLatest } from './use-latest';

/** Calls back when the media ends. */
export function useEnded(engine: PlayerEngine, onEnded: (() => void) | undefined): void {
  const latest = useLatest(onEnded);
  useEffect(() => engine.on('ended', () => latest.current?.()), [engine, latest]);
}
