import type { Lifetime } from '../lifetimes';
import type { LoadOptions } from '../player-engine';
import type { ShakaPlayer } from './load-shaka';

/** A saved position above this share of the actual duration belongs to a longer version. */
const RESUME_LIMIT_RATIO = 0.95;

/** Whether a stream of this duration starts at the beginning instead of the requested position. */
function startsOver({ startAtSec = 0, isResume = false }: LoadOptions, durationSec: number): boolean {
  if (!Number.isFinite(durationSec) || durationSec <= 0) return false;
  return isResume ? startAtSec > durationSec * RESUME_LIMIT_RATIO : startAtSec >= durationSec;
}

/** Calls `startOver`, at most once, if the element's duration shows that the start is beyond its end. */
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

/**
 * Corrects the start as soon as the playlist's duration is known, before any media is fetched; returns a function that
 * stops it.
 */
export function correctStart(player: ShakaPlayer, options: LoadOptions): () => void {
  const correct = (): void => {
    if (!player.isLive() && startsOver(options, player.seekRange().end)) player.updateStartTime(0);
  };
  player.addEventListener('canupdatestarttime', correct);
  return () => void player.removeEventListener('canupdatestarttime', correct);
}
