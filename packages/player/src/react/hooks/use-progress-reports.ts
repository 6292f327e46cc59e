import { isWatched, PROGRESS_INTERVAL_MS, shouldSaveProgress, type PlayableKind, type Progress } from '@marquee/core';
import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { useLatest } from './use-latest';

interface Reported {
  mediaId: string;
  kind: PlayableKind;
  /** False while this title is loading: the engine may still hold the previous one. */
  active: boolean;
  onProgress?: ((progress: Progress) => void) | undefined;
  onWatched?: (() => void) | undefined;
}

/**
 * Reports progress every 2 s while playing, and immediately on pause, seek, end, page hide, change of media and
 * unmount. The last known position is stored here, because the engine may be destroyed by then.
 */
export function useProgressReports(engine: PlayerEngine, media: Reported): void {
  const { mediaId, kind, active } = media;
  const latest = useLatest(media);
  useEffect(() => {
    if (!active) return;
    let last: Progress | null = null;
    let reported: Progress | null = null;
    let watched = false;
    let before = engine.getState();

    const report = (): void => {
      if (!last || last === reported || !shouldSaveProgress(last)) return;
      reported = last;
      latest.current.onProgress?.(last);
    };
    const onState = (): void => {
      const state = engine.getState();
      const { positionSec, durationSec } = state;
      if (state.status === 'ready' && state.firstFrame && positionSec !== last?.watched) {
        last = { watched: positionSec, duration: durationSec };
        if (!watched && isWatched(kind, last)) {
          watched = true;
          latest.current.onWatched?.();
        }
      }
      const paused = state.paused && !before.paused;
      const sought = !state.seeking && before.seeking;
      before = state;
      if (paused || sought) report();
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') report();
    };

    const unsubscribe = engine.subscribe(onState);
    const timer = setInterval(() => {
      if (!engine.getState().paused) report();
    }, PROGRESS_INTERVAL_MS);
    window.addEventListener('pagehide', report);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('pagehide', report);
      document.removeEventListener('visibilitychange', onHidden);
      report();
    };
  }, [engine, mediaId, kind, active, latest]);
}
