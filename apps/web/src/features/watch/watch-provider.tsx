import { useEffect, type ReactNode } from 'react';
import { useIdle } from '../../shared/lib/use-idle';
import { warmPlayer } from './load-player';
import { WatchContextProvider } from './watch-context';
import { useWatchState, type WatchInput } from './use-watch-state';

interface WatchProviderProps extends WatchInput {
  /** The page; `isOpen` tells whether the player has to stand on it. */
  children: (watch: { isOpen: boolean }) => ReactNode;
}

/**
 * Watching on a page: searches sources as soon as the page is there, and holds what its buttons and its stage share.
 * The player's code is fetched while the visitor reads.
 */
export function WatchProvider({ children, ...input }: WatchProviderProps) {
  const watch = useWatchState(input);
  const isIdle = useIdle();
  const canBeWatched = input.playable.request !== null && !input.onOpen;
  useEffect(() => {
    if (isIdle && canBeWatched) void warmPlayer();
  }, [isIdle, canBeWatched]);
  return <WatchContextProvider value={watch}>{children({ isOpen: watch.isOpen })}</WatchContextProvider>;
}
