import { PROGRESS_INTERVAL_MS, shouldSaveProgress, type Progress } from '@marquee/core';
import type { PlayerEngine } from '../engine/player-engine';

/**
 * Reports progress every 2 s while playing, and immediately on pause, end and page hide, after a seek while paused, and
 * when it is stopped by the returned function. What is only sought may lie beyond the end of a file. The last position
 * is stored here, because the engine may have none by then.
 */
export function watchProgress(engine: PlayerEngine, onProgress: (progress: Progress) => void): () => void {
  let last: Progress | null = null;
  /** A place that is sought and not there yet. */
  let sought: Progress | null = null;
  let reported: Progress | null = null;
  let before = engine.getState();

  const report = (): void => {
    if (!last || last === reported || !shouldSaveProgress(last)) return;
    reported = last;
    onProgress(last);
  };
  const onState = (): void => {
    const state = engine.getState();
    const { positionSec, durationSec } = state;
    if (state.status === 'ready' && state.firstFrame) {
      sought = state.seeking ? { watched: positionSec, duration: durationSec } : null;
      if (!state.seeking && positionSec !== last?.watched) last = { watched: positionSec, duration: durationSec };
    }
    const paused = state.paused && !before.paused;
    const wasSought = state.paused && !state.seeking && before.seeking;
    before = state;
    if (paused || wasSought) report();
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
    // Who seeks to the credits and goes on at once means to be there.
    last = sought ?? last;
    report();
  };
}
