import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';

/**
 * Calls it at each frame while the video plays, because time updates come only four times a second, and whenever the
 * engine changes.
 */
export function useFrames(engine: PlayerEngine, isPlaying: boolean, update: (() => void) | undefined): void {
  useEffect(() => {
    if (!update) return;
    let frame = 0;
    const tick = (): void => {
      update();
      frame = requestAnimationFrame(tick);
    };
    update();
    if (isPlaying) frame = requestAnimationFrame(tick);
    const stopListening = engine.subscribe(update);
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
    };
  }, [update, engine, isPlaying]);
}
