import type { Lifetime } from '../lifetimes';
import type { ShakaPlayer } from './load-shaka';

/** Shaka's default: the next segment is fetched while the current one is needed. */
const PREFETCH_LIMIT = 1;

function isBuffered({ buffered, currentTime }: HTMLVideoElement): boolean {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) <= currentTime && buffered.end(range) >= currentTime) return true;
  return false;
}

/**
 * From 5.2.9 on, Shaka keeps prefetched initialisation segments on a seek, even one whose request the seek has just
 * aborted, and then retries it for ever (shaka-player#10569). If they are cleared, it requests them again.
 */
export function clearPrefetchOnSeek(
  video: HTMLVideoElement,
  player: () => ShakaPlayer | undefined,
  lifetime: Lifetime,
): void {
  lifetime.listen(video, 'seeking', () => {
    if (isBuffered(video)) return;
    // Disabling prefetching makes Shaka drop what it has prefetched.
    for (const limit of [0, PREFETCH_LIMIT]) player()?.configure('streaming.segmentPrefetchLimit', limit);
  });
}
