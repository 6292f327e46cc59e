import type { MediaType } from '../media';

/**
 * What titles of one name tell apart: `year` alone, else a year more or less, for release dates differ between countries. A
 * series may do without a year; a film without one could be any of its remakes. Empty when none fits; more than one when
 * several fit equally well, and then none may be taken: a wrong title is worse than none.
 */
export function fittingByYear<T>(
  candidates: readonly T[],
  yearOf: (candidate: T) => number | null | undefined,
  { mediaType, year }: { mediaType: MediaType; year: number | null | undefined },
): T[] {
  const tiers: ((known: number | null) => boolean)[] = [];
  if (year != null) {
    tiers.push(
      (known) => known === year,
      (known) => known !== null && Math.abs(known - year) === 1,
    );
  }
  if (mediaType === 'tv') tiers.push((known) => known === null);
  for (const fits of tiers) {
    const fitting = candidates.filter((candidate) => fits(yearOf(candidate) ?? null));
    if (fitting.length > 0) return fitting;
  }
  return [];
}
