import { compareQuality, qualityLabel, type QualityLabel } from '@marquee/core';

const HIGHEST_LINES = 8640;
const known = new Map<QualityLabel, number>();

/**
 * Maximum height that still counts as `cap`: the inverse of core's `qualityLabel`, computed by calling it, so that its
 * thresholds are defined only once. Infinity for `Auto` and `Original`.
 */
export function maxHeightOf(cap: QualityLabel): number {
  if (cap === 'Auto' || cap === 'Original') return Infinity;
  let lines = known.get(cap) ?? HIGHEST_LINES;
  while (lines > 1 && compareQuality(qualityLabel({ width: 0, height: lines, hdr: cap.endsWith('HDR') }), cap) > 0) {
    lines -= 1;
  }
  known.set(cap, lines);
  return lines >= HIGHEST_LINES ? Infinity : lines;
}

/** Shaka's ABR restrictions for a cap. */
export function capRestrictions(cap: QualityLabel): { maxHeight: number; maxWidth: number } {
  const lines = maxHeightOf(cap);
  return { maxHeight: lines, maxWidth: Number.isFinite(lines) ? Math.floor(((lines + 0.49) * 16) / 9) : Infinity };
}
