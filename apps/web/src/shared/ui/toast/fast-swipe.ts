/** A swipe at least this fast dismisses a toast, however short it is. */
const FAST_PX_PER_MS = 0.11;
/** Shorter movements are clicks. */
const MIN_PX = 8;

export const isFastSwipe = (distancePx: number, durationMs: number): boolean =>
  Math.abs(distancePx) >= MIN_PX && durationMs > 0 && Math.abs(distancePx) / durationMs > FAST_PX_PER_MS;
