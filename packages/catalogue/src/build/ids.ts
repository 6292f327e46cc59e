import { hash32 } from './hash';

/**
 * Ids for names that have none in the data. All are above the authored ids (900000000–900199999) and, except for
 * seasons and episodes with unusual numbers, below 2^31.
 */
const SEASONS = 910_000_000;
const EPISODES = 1_000_000_000;
const UNUSUAL = 10_000_000_000_000;
const FIRST_SERIES = 900_010_000;

export const keywordIds = { first: 920_000_000, size: 60_000_000 };
export const collectionIds = { first: 980_000_000, size: 10_000_000 };
export const networkIds = { first: 990_000_000, size: 10_000_000 };
export const companyIds = { first: 2_140_000_000, size: 7_000_000 };
/** People in titles who are not in `people`. */
export const unlistedPersonIds = { first: 2_000_000_000, size: 140_000_000 };

/**
 * An id for each name, derived from the name, so that it does not change when data is added. Collisions are resolved in
 * alphabetical order.
 */
export function idsByName(names: Iterable<string>, range: { first: number; size: number }): Map<string, number> {
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let slot = hash32(name) % range.size;
    while (taken.has(slot)) slot = (slot + 1) % range.size;
    taken.add(slot);
    ids.set(name, range.first + slot);
  }
  return ids;
}

const seriesIndex = (seriesId: number): number => Math.abs(seriesId - FIRST_SERIES) % 10_000;

export function seasonId(seriesId: number, season: number): number {
  const index = seriesIndex(seriesId);
  return season < 1_000 ? SEASONS + index * 1_000 + season : UNUSUAL + index * 10_000_000_000 + season * 100_000;
}

export function episodeId(seriesId: number, season: number, episode: number): number {
  const index = seriesIndex(seriesId);
  if (season < 100 && episode < 1_000) return EPISODES + index * 100_000 + season * 1_000 + episode;
  return UNUSUAL + index * 10_000_000_000 + season * 100_000 + episode;
}
