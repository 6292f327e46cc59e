import type { MediaType } from '../media';

/**
 * Selects titles of the same name by year: an exact match of `year` if there is one, else one year off, because release
 * dates differ between countries. A series may lack a year; a film without one could be any of its remakes. Empty if
 * none fits. If several fit equally well the caller must choose none: a wrong title is worse than none.
 */
export function matchByYear<T>(
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
