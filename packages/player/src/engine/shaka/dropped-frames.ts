import { compareQuality, type QualityLabel } from '@marquee/core';
import { frameCounts } from '../playback-stats';
import type { Lifetime } from '../lifetimes';
import type { EngineState } from '../state';

const CHECK_MS = 2000;
/** A share of dropped frames that, twice in a row, is more than a brief stutter. */
const TOO_MANY = 0.15;
const FIRST_BAN_MS = 30_000;
const LONGEST_BAN_MS = 10 * 60_000;

interface DroppedFramesPorts {
  video: HTMLVideoElement;
  state: () => EngineState;
  /** Best quality that `Auto` may select; `Auto` lifts the limit. */
  setCeiling: (ceiling: QualityLabel) => void;
}

const lowerThan = (qualities: readonly QualityLabel[], quality: QualityLabel | null): QualityLabel | undefined =>
  quality ? qualities.filter((other) => compareQuality(other, quality) < 0).at(-1) : undefined;

/**
 * Lowers Auto's quality while the device drops frames, for half a minute at first and longer each time. Shaka's own
 * mechanism removes the rendition from the menu, and may select a better one instead.
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
    before = frameCounts(video);
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
