import { useEffect, useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { Thumbnail } from '../../thumbnails/thumbnail';
import { useEngineState } from './use-engine-state';

/** The thumbnail at a position; the previous one stays until it has loaded. */
export function useThumbnail(engine: PlayerEngine, positionSec: number): Thumbnail | null {
  const available = useEngineState(engine, (state) => state.hasThumbnails);
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null);
  const second = Math.floor(positionSec);
  useEffect(() => {
    if (!available) return;
    let current = true;
    void engine.getThumbnail(second).then((found) => {
      if (current && found) setThumbnail(found);
    });
    return () => {
      current = false;
    };
  }, [engine, available, second]);
  return available ? thumbnail : null;
}
