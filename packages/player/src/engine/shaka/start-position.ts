import type { Lifetime } from '../lifetimes';
import type { LoadOptions } from '../player-engine';
import type { ShakaPlayer } from './load-shaka';

/** A saved position above this share of what really plays was saved in a longer version of it. */
const RESUME_LIMIT_RATIO = 0.95;

/** Whether a stream of this length starts at the beginning instead of where it was to start. */
function startsOver({ startAtSec = 0, isResume = false }: LoadOptions, durationSec: number): boolean {
  if (!Number.isFinite(durationSec) || durationSec <= 0) return false;
  return isResume ? startAtSec > durationSec * RESUME_LIMIT_RATIO : startAtSec >= durationSec;
}

/** Calls `startOver`, once at most, where the element's length shows that the start lies behind its end. */
export function checkStart(
  video: HTMLVideoElement,
  lifetime: Lifetime,
  options: LoadOptions,
  startOver: () => void,
): void {
  const isKnown = (): boolean => video.duration > 0;
  const check = (): void => {
    if (startsOver(options, video.duration)) startOver();
  };
  if (isKnown()) {
    check();
    return;
  }
  let isDecided = false;
  lifetime.listen(video, 'durationchange', () => {
    if (isDecided || !isKnown()) return;
    isDecided = true;
    check();
  });
}

/** Corrects the start as soon as a playlist has told its length, before any of the film is fetched; answers how to stop. */
export function correctStart(player: ShakaPlayer, options: LoadOptions): () => void {
  const correct = (): void => {
    if (!player.isLive() && startsOver(options, player.seekRange().end)) player.updateStartTime(0);
  };
  player.addEventListener('canupdatestarttime', correct);
  return () => void player.removeEventListener('canupdatestarttime', correct);
}
