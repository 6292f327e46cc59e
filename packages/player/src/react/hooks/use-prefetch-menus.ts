import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { lazyMenus } from '../menus/lazy-menus';
import { loadPanels } from '../panels/lazy-panels';
import { useEngineState } from './use-engine-state';

/** So long after the first frame a browser counts as idle that cannot tell: Safari. */
const PREFETCH_MS = 1_000;

/** Fetches what the first frame did not need once it is there and the browser has nothing else to do. */
export function usePrefetchMenus(engine: PlayerEngine): void {
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  useEffect(() => {
    if (!firstFrame) return;
    // A failure shows when the menu is opened.
    const prefetch = (): void => void Promise.allSettled([lazyMenus.load(), loadPanels()]);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(prefetch, PREFETCH_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(handle);
  }, [firstFrame]);
}
