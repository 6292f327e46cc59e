import type { TimeRange } from './season-consensus';

/** Fingerprints are accurate to a second; a cut further away is unrelated. */
const maxMoveSec = 1.5;

const nearest = (border: number, candidates: readonly number[]): number => {
  const near = candidates.filter((each) => Math.abs(each - border) <= maxMoveSec);
  return near.toSorted((a, b) => Math.abs(a - border) - Math.abs(b - border))[0] ?? border;
};

/**
 * Moves the borders of a range to nearby silence or black frames: the range begins where these end, and ends where they
 * begin, so that content outside of it is never cut.
 */
export function snapBorders({ startSec, endSec }: TimeRange, breaks: readonly TimeRange[]): TimeRange {
  return {
    startSec: nearest(
      startSec,
      breaks.map((each) => each.endSec),
    ),
    endSec: nearest(
      endSec,
      breaks.map((each) => each.startSec),
    ),
  };
}
