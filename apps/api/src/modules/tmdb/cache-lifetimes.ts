import { DAY_MS } from '@marquee/core';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The kind of a path, which decides how long its response is cached. */
export type PathKind = 'search' | 'trending' | 'list' | 'discover' | 'details' | 'season' | 'images' | 'reference';

interface CacheLifetime {
  /** Served from the cache without asking TMDB. */
  freshMs: number;
  /** After that, served only if TMDB fails. TMDB allows caching for six months. */
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

/** The catalogue is in memory: its responses are cached only to avoid compressing them repeatedly. */
export const catalogueFreshMs = 5 * MINUTE_MS;
/** For titles that TMDB does not have; they may be added any time. */
export const missingFreshMs = 5 * MINUTE_MS;
