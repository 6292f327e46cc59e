import type { CacheName, Settings } from '../../config';
import type { Logger } from '@marquee/server';
import type { BoundedCaches } from '../../lib/bounded-caches';
import type { CatalogueSource } from './catalogue-source';
import { FilteredTmdb } from './content-filter/filtered-tmdb';
import { TitleFacts } from './content-filter/title-facts';
import { TmdbService } from './tmdb.service';
import { createTmdbUpstream } from './upstream';
import { withCircuitBreaker } from './circuit-breaker';
import { withFairShare } from './fair-share';

interface TmdbServiceDeps {
  settings: Pick<Settings, 'tmdb'>;
  catalogue: CatalogueSource;
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
  caches: BoundedCaches<CacheName>;
}

/** The gateway: responses from the cache, TMDB or the catalogue, without titles that are hidden from the visitor. */
export function createTmdbService(deps: TmdbServiceDeps): FilteredTmdb {
  const { catalogue, fetch, now, logger, caches } = deps;
  const { tmdb } = deps.settings;
  const upstream = tmdb.token && createTmdbUpstream({ baseUrl: tmdb.baseUrl, token: tmdb.token, fetch });
  const sources = {
    catalogue,
    now,
    caches,
    ...(upstream && {
      upstream: withCircuitBreaker(withFairShare(upstream), {
        now,
        onError: (error) => logger.warn({ err: error, code: error.code }, 'TMDB did not answer'),
      }),
    }),
  };
  return new FilteredTmdb({ tmdb: new TmdbService(sources), facts: new TitleFacts(sources), caches });
}
