import type { Lifetime } from '../lifetimes';
import type { ShakaPlayer } from './load-shaka';

/** Shaka's own: the next segment is fetched beside the one that is needed. */
const PREFETCH_LIMIT = 1;

function isBuffered({ buffered, currentTime }: HTMLVideoElement): boolean {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) <= currentTime && buffered.end(range) >= currentTime) return true;
  return false;
}

/**
 * Shaka 5.2.9 and later keeps the initialisations that it has fetched ahead when somebody seeks, also one whose fetch the
 * seek has just aborted, and then tries that for ever (shaka-player#10569). Without those it asks for it again.
 */
export function forgetPrefetchedOnSeek(
  video: HTMLVideoElement,
  player: () => ShakaPlayer | undefined,
  lifetime: Lifetime,
): void {
  lifetime.listen(video, 'seeking', () => {
    if (isBuffered(video)) return;
    // Shaka drops what it has with the ability.
    for (const limit of [0, PREFETCH_LIMIT]) player()?.configure('streaming.segmentPrefetchLimit', limit);
  });
}
