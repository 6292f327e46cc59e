import type { Stretch } from './season-consensus';

/** Fingerprints tell a border within a second; further away another cut is meant. */
const maxMoveSec = 1.5;

const nearest = (border: number, candidates: readonly number[]): number => {
  const near = candidates.filter((each) => Math.abs(each - border) <= maxMoveSec);
  return near.toSorted((a, b) => Math.abs(a - border) - Math.abs(b - border))[0] ?? border;
};

/**
 * Moves the borders of a stretch to the silence or black picture beside them: it begins where one ends, and ends where one
 * begins, so that what lies outside is never cut.
 */
export function snapBorders({ startSec, endSec }: Stretch, breaks: readonly Stretch[]): Stretch {
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
