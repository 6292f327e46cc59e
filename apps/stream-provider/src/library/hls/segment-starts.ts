const firstSec = 2;
const targetSec = 4;
/** Longer segments make seeking slow and fill memory; such a file is transcoded instead. */
const maxDurationSec = 24;
/** Indexes tell the times of key frames to a frame or two. */
export const keyToleranceSec = 0.08;
/** Times of frames may be rounded by so much. */
export const roundingSec = 0.002;

/** The frames that a track is cut between: their length, and the time of one of them. */
export interface FrameGrid {
  frameSec: number;
  phaseSec: number;
}

/** Starts of segments of even length, moved to the next frame; a short one first so that playback starts soon. */
export function evenSegmentStarts(durationSec: number, grid?: FrameGrid): number[] {
  const starts = [0];
  // A last segment of an instant would hold no picture at all.
  for (let at = firstSec; at < durationSec - 0.5; at += targetSec) starts.push(grid ? frameAt(at, grid) : at);
  return starts;
}

/** The first frame at or after a time. */
function frameAt(timeSec: number, { frameSec, phaseSec }: FrameGrid): number {
  const count = Math.ceil((timeSec - phaseSec) / frameSec - 0.01);
  return phaseSec + count * frameSec;
}

/**
 * Starts of segments at key frames, for media that is copied: it can be cut nowhere else. Null when the key frames lie
 * too far apart. Times are those of the output, which starts at zero.
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

/** The segment that a time belongs to. Key frames are found a little beside the time that the index names. */
export function segmentIndexAt(segmentStarts: readonly number[], timeSec: number, toleranceSec: number): number {
  let [low, high] = [0, segmentStarts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((segmentStarts[middle] ?? 0) - toleranceSec <= timeSec) low = middle;
    else high = middle - 1;
  }
  return low;
}
