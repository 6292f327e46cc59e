import { qualityCapOf, resumePosition } from '@marquee/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useConfig } from '../../shared/api';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { useHasInteracted } from '../../shared/lib/interaction/use-has-interacted';
import { useSetting } from '../../shared/store/settings';
import { usePreloadedEngine } from './stage/preloaded-engine';
import { useDataSaver } from './preferences/use-data-saver';
import { WatchContextProvider } from './watch-context';
import { useWatchState, type WatchInput } from './use-watch-state';

interface WatchProviderProps extends WatchInput {
  /** The page; `isOpen` says whether the player has to be mounted on it. */
  children: (watch: { isOpen: boolean }) => ReactNode;
}

/**
 * Provides the state that a page's buttons and its stage share. Nothing of the player is loaded before the first
 * interaction; then sources are searched, and the player's code and, unless the data saver is on, the start of the
 * stream are loaded. Hovering over Watch always does that.
 */
export function WatchProvider({ children, ...input }: WatchProviderProps) {
  // A visitor who does not interact may never press Watch.
  const isActive = useHasInteracted();
  const watch = useWatchState(input, isActive);
  const { source, isOpen, saved, playable } = watch;
  const preloaded = usePreloadedEngine();
  const qualityCap = qualityCapOf(useSetting('quality'));
  const isIdle = useIdle();
  const savesData = useDataSaver();
  const playsHere = playable.request !== null && !input.onOpen;
  const canPreload = playsHere && input.canStart && !isOpen;

  const preload = () => {
    if (!playsHere) return;
    if (!source || !canPreload) preloaded.warmUp();
    else {
      const startAtSec = resumePosition(playable.kind, saved);
      preloaded.preload({ stream: source.stream, startAtSec, qualityCap });
    }
  };
  const { providers } = useConfig();
  // Not for a visitor's own server, which may start transcoding, or an archive that depends on donations: these are
  // preloaded on hover.
  const isOperators = source !== null && providers.some(({ id }) => id === source.adapterId);
  const preloadWhileReading = useEffectEvent(() => (savesData || !isOperators ? preloaded.warmUp() : preload()));
  const sourceKey = source?.key;
  useEffect(() => {
    if (isIdle && isActive && playsHere && !isOpen) preloadWhileReading();
  }, [isIdle, isActive, playsHere, isOpen, sourceKey, playable.mediaId, input.canStart]);

  return (
    <WatchContextProvider value={{ ...watch, preload, takePreloadedEngine: preloaded.take }}>
      {children({ isOpen })}
    </WatchContextProvider>
  );
}
