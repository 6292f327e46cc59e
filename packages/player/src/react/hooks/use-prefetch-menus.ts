import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { lazyMenus } from '../menus/lazy-menus';
import { loadPanels } from '../panels/lazy-panels';
import { useEngineState } from './use-engine-state';

/** Fetches what the first frame did not need once it is there and the browser has nothing else to do. */
export function usePrefetchMenus(engine: PlayerEngine): void {
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  useEffect(() => {
    if (!firstFrame || typeof requestIdleCallback === 'undefined') return;
    // A failure shows when the menu is opened.
    const handle = requestIdleCallback(() => void Promise.allSettled([lazyMenus.load(), loadPanels()]));
    return () => cancelIdleCallback(handle);
  }, [firstFrame]);
}
