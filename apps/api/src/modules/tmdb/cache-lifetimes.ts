const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a path asks for; decides how long its answer lives. */
export type PathKind = 'search' | 'trending' | 'list' | 'discover' | 'details' | 'season' | 'images' | 'reference';

interface CacheLifetime {
  /** Answered from the cache without asking TMDB. */
  freshMs: number;
  /** After that, still answered when TMDB fails. TMDB allows caching for six months. */
  staleMs: number;
  /** max-age for browsers and proxies, in seconds. */
  browserSec: number;
}

export const cacheLifetimes: Record<PathKind, CacheLifetime> = {
  search: { freshMs: 10 * MINUTE_MS, staleMs: DAY_MS, browserSec: 60 },
  trending: { freshMs: 30 * MINUTE_MS, staleMs: 7 * DAY_MS, browserSec: 300 },
  list: { freshMs: HOUR_MS, staleMs: 7 * DAY_MS, browserSec: 300 },
  discover: { freshMs: HOUR_MS, staleMs: 7 * DAY_MS, browserSec: 300 },
  details: { freshMs: 12 * HOUR_MS, staleMs: 30 * DAY_MS, browserSec: 900 },
  season: { freshMs: 6 * HOUR_MS, staleMs: 30 * DAY_MS, browserSec: 900 },
  images: { freshMs: DAY_MS, staleMs: 30 * DAY_MS, browserSec: 3_600 },
  reference: { freshMs: 7 * DAY_MS, staleMs: 60 * DAY_MS, browserSec: 3_600 },
};

/** The catalogue is in memory: its answers are kept only so that they are not compressed again and again. */
export const catalogueFreshMs = 5 * MINUTE_MS;
/** TMDB said that a title does not exist; it may be added any time. */
export const missingFreshMs = 5 * MINUTE_MS;
