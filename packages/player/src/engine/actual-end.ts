import type { EngineState } from './state';

/** A longer step to the end was not played. Browsers report the position of hidden pages rarely. */
const JUMP_SEC = 30;
/** The same where nothing has been played since a seek. A real end that is sought is reached in a shorter one. */
const UNPROVEN_JUMP_SEC = 1;
/** After a seek, playback that went this far shows that there is something to play. */
const PLAYED_SEC = 0.1;

/**
 * Where a file really ends. If its samples end before the length that it declares, Chromium jumps to the declared end, or
 * ends where it was paused. Who looks beyond the end has not watched to it, not even in the last seconds of the declared
 * length: a seek shows nothing, only what plays after it. The position is then as far as it was played.
 */
export function createActualEnd() {
  let endSec = Infinity;
  let playedToSec = 0;
  /** What was sought last. */
  let soughtSec = 0;
  let lastSec = 0;
  let isProven = true;
  return {
    /** Reads position and length from the element; to be called at each of its events. */
    read(video: HTMLVideoElement): Pick<EngineState, 'positionSec' | 'durationSec'> {
      const { currentTime, duration, ended, seeking } = video;
      // What is sought may be the end.
      if (seeking) {
        lastSec = soughtSec = currentTime;
        isProven = false;
      }
      const isPlayed = !ended && !seeking && currentTime > soughtSec + PLAYED_SEC;
      isProven ||= isPlayed;
      const isEarly = ended && duration - lastSec > (isProven ? JUMP_SEC : UNPROVEN_JUMP_SEC);
      if (isEarly) endSec = Math.min(endSec, playedToSec > 0 ? Math.max(playedToSec, lastSec) : 0);
      else lastSec = currentTime;
      if (isPlayed) playedToSec = Math.max(playedToSec, currentTime);
      if (playedToSec > endSec) endSec = playedToSec;
      return {
        positionSec: Math.min(isEarly ? playedToSec : currentTime, endSec),
        durationSec: Math.min(duration || 0, endSec),
      };
    },
    /** Another file begins. */
    reset(): void {
      endSec = Infinity;
      playedToSec = soughtSec = lastSec = 0;
      isProven = true;
    },
  };
}
