import type { Candidate } from './types';

type Facts = Pick<Candidate, 'genreIds' | 'year'>;

/** Share of genres that both have among those that either has. */
function sharedGenres(a: readonly number[], b: readonly number[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : [...all].filter((id) => a.includes(id) && b.includes(id)).length / all.size;
}

/** Years after which two titles are of different times. */
const ERA_YEARS = 20;

/** How alike two titles are, from 0 to 1: by genre, and by when they were made. */
export function alike(a: Facts, b: Facts): number {
  const years = a.year === null || b.year === null ? ERA_YEARS : Math.abs(a.year - b.year);
  return 0.75 * sharedGenres(a.genreIds, b.genreIds) + 0.25 * Math.max(0, 1 - years / ERA_YEARS);
}
