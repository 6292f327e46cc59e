const firstSec = 2;
const targetSec = 4;
/** Longer segments make seeking slow and use much memory; such a file is transcoded instead. */
const maxDurationSec = 24;
/** Key frame times in indexes are accurate to a frame or two. */
export const keyToleranceSec = 0.08;
/** Rounding error of frame times. */
export const roundingSec = 0.002;

/** The frames between which a track is cut: their duration, and the time of one of them. */
export interface FrameGrid {
  frameSec: number;
  phaseSec: number;
}

/** Starts of segments of equal length, moved to the next frame; the first one is short so that playback starts soon. */
export function evenSegmentStarts(durationSec: number, grid?: FrameGrid): number[] {
  const starts = [0];
  // A very short last segment would contain no frame.
  for (let at = firstSec; at < durationSec - 0.5; at += targetSec) starts.push(grid ? frameAt(at, grid) : at);
  return starts;
}

/** The first frame at or after a time. */
function frameAt(timeSec: number, { frameSec, phaseSec }: FrameGrid): number {
  const count = Math.ceil((timeSec - phaseSec) / frameSec - 0.01);
  return phaseSec + count * frameSec;
}

/**
 * Starts of segments at key frames, for copied media, which can be cut nowhere else. Null if the key frames are too far
 * apart. Times are relative to the output, which starts at zero.
 */
export function keyframeSegmentStarts(
  keyframeTimes: readonly number[],
  startSec: number,
  durationSec: number,
): number[] | null {
  const starts = [0];
  for (const keyTime of keyframeTimes) {
    const at = keyTime - startSec;
    const last = starts.at(-1) ?? 0;
    const wanted = starts.length === 1 ? firstSec : targetSec;
    if (at - last >= wanted && at < durationSec - 0.5) starts.push(at);
  }
  const isEven = starts.every((at, index) => (starts[index + 1] ?? durationSec) - at <= maxDurationSec);
  return isEven ? starts : null;
}

/** The segment that contains a time. Key frame times may differ slightly from those in the index. */
export function segmentIndexAt(segmentStarts: readonly number[], timeSec: number, toleranceSec: number): number {
  let [low, high] = [0, segmentStarts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((segmentStarts[middle] ?? 0) - toleranceSec <= timeSec) low = middle;
    else high = middle - 1;
  }
  return low;
}
