import { lazy } from 'react';

const load = () => import('./player-chunk');

export const LazyPlayer = lazy(() => load().then(({ Player }) => ({ default: Player })));

/**
 * Fetches and evaluates the player and its engine while the visitor reads, so that Watch costs neither. A failure shows up
 * when playing is tried.
 */
export const warmPlayer = (): Promise<void> =>
  load()
    .then(({ warmEngine }) => warmEngine())
    .catch(() => undefined);
