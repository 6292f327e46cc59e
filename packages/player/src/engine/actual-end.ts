import type { EngineState } from './state';

/** A longer step to the end was not played. */
const JUMP_SEC = 30;

/**
 * Where a file really ends. If its samples end before the length that it declares, Chromium jumps to the declared end.
 */
export function createActualEnd() {
  let endSec = Infinity;
  let playedToSec = 0;
  let lastSec = 0;
  return {
    /** Reads position and length from the element; to be called at each of its events. */
    read(video: HTMLVideoElement): Pick<EngineState, 'positionSec' | 'durationSec'> {
      const { currentTime, duration, ended, seeking } = video;
      // What is sought may be the end.
      if (seeking) lastSec = currentTime;
      if (ended && duration - lastSec > JUMP_SEC) endSec = playedToSec;
      else lastSec = currentTime;
      if (!ended && !seeking) playedToSec = Math.max(playedToSec, currentTime);
      if (playedToSec > endSec) endSec = playedToSec;
      return { positionSec: Math.min(currentTime, endSec), durationSec: Math.min(duration || 0, endSec) };
    },
    /** Another file begins. */
    reset(): void {
      endSec = Infinity;
      playedToSec = lastSec = 0;
    },
  };
}
