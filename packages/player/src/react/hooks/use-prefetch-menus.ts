import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { lazyMenus } from '../menus/lazy-menus';
import { loadPanels } from '../panels/lazy-panels';
import { useEngineState } from './use-engine-state';

/** Delay after the first frame in browsers without `requestIdleCallback` (Safari). */
const PREFETCH_MS = 1_000;

/** Fetches code that the first frame does not need once the browser is idle. */
export function usePrefetchMenus(engine: PlayerEngine): void {
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  useEffect(() => {
    if (!firstFrame) return;
    // A failure is reported when the menu is opened.
    const prefetch = (): void => void Promise.allSettled([lazyMenus.load(), loadPanels()]);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(prefetch, PREFETCH_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(handle);
  }, [firstFrame]);
}
