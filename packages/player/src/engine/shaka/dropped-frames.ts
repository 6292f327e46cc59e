import { compareQuality, type QualityLabel } from '@marquee/core';
import type { Lifetime } from '../lifetimes';
import type { EngineState } from '../state';

const CHECK_MS = 2000;
/** Share of lost frames that is more than a moment's stutter, twice in a row. */
const TOO_MANY = 0.15;
const FIRST_BAN_MS = 30_000;
const LONGEST_BAN_MS = 10 * 60_000;

interface DroppedFramesPorts {
  video: HTMLVideoElement;
  state: () => EngineState;
  /** `Auto` may pick nothing better than this; `Auto` lifts the limit. */
  setCeiling: (ceiling: QualityLabel) => void;
}

const lowerThan = (qualities: readonly QualityLabel[], quality: QualityLabel | null): QualityLabel | undefined =>
  quality ? qualities.filter((other) => compareQuality(other, quality) < 0).at(-1) : undefined;

/**
 * Lowers what Auto picks while the device cannot show all frames, for half a minute and longer each time. Shaka's own way
 * takes the rendition away from the menu, and may pick a better one instead.
 */
export function lowerOnDroppedFrames({ video, state, setCeiling }: DroppedFramesPorts, lifetime: Lifetime): void {
  let before: VideoPlaybackQuality | undefined;
  let wasBad = false;
  let banMs = FIRST_BAN_MS;
  let lift: ReturnType<typeof setTimeout> | undefined;

  const check = (): void => {
    const { adaptive, quality, qualities, activeQuality, paused, rate } = state();
    const isWatched = !paused && rate <= 1 && document.visibilityState === 'visible';
    const last = before;
    before = (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.();
    if (!before || !last || !isWatched || !adaptive || quality !== 'Auto') {
      wasBad = false;
      return;
    }
    const total = before.totalVideoFrames - last.totalVideoFrames;
    const isBad = total > 0 && (before.droppedVideoFrames - last.droppedVideoFrames) / total >= TOO_MANY;
    const ceiling = isBad && wasBad ? lowerThan(qualities, activeQuality) : undefined;
    wasBad = isBad && !ceiling;
    if (!ceiling) return;
    setCeiling(ceiling);
    clearTimeout(lift);
    lift = setTimeout(() => setCeiling('Auto'), banMs);
    banMs = Math.min(2 * banMs, LONGEST_BAN_MS);
  };

  const timer = setInterval(check, CHECK_MS);
  lifetime.onEnd(() => {
    clearInterval(timer);
    clearTimeout(lift);
  });
}
