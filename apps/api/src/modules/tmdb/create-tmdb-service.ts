import type { CacheName, Settings } from '../../config';
import type { Logger } from '@marquee/server';
import type { BoundedCaches } from '../../lib/bounded-caches';
import type { CatalogueSource } from './catalogue-source';
import type { TakenDown } from '../site-settings/taken-down';
import { FilteredTmdb } from './content-filter/filtered-tmdb';
import { TitleFacts } from './content-filter/title-facts';
import { TmdbService } from './tmdb.service';
import type { TmdbHealth } from './tmdb-health';
import { createTmdbUpstream, type Upstream } from './upstream';
import type { UpstreamError } from './upstream-error';
import { withCircuitBreaker } from './circuit-breaker';
import { withFairShare } from './fair-share';

interface TmdbServiceDeps {
  settings: Pick<Settings, 'tmdb'>;
  /** TMDB's token at the moment; undefined without one. */
  tmdbToken: () => string | undefined;
  tmdbHealth: TmdbHealth;
  takenDown: TakenDown;
  catalogue: CatalogueSource;
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
  caches: BoundedCaches<CacheName>;
  staleAfterMs?: number | undefined;
}

/** The gateway: responses from the cache, TMDB or the catalogue, without titles that are hidden from the visitor. */
export function createTmdbService(deps: TmdbServiceDeps): FilteredTmdb {
  const { catalogue, now, takenDown, caches, staleAfterMs } = deps;
  const sources = { catalogue, now, caches, upstream: upstreamOfToken(deps) };
  return new FilteredTmdb({
    tmdb: new TmdbService({ ...sources, staleAfterMs }),
    facts: new TitleFacts(sources),
    takenDown,
    caches,
  });
}

/** Requests to TMDB with the token that is set at the moment. Another token is a new start for all that was counted. */
function upstreamOfToken(deps: TmdbServiceDeps): () => Upstream | undefined {
  const { settings, tmdbToken, tmdbHealth, fetch, now, logger } = deps;
  let current: { token: string; upstream: Upstream } | undefined;
  return () => {
    const token = tmdbToken();
    if (token === undefined) return undefined;
    if (current?.token !== token) {
      tmdbHealth.reset();
      const ask = createTmdbUpstream({ baseUrl: settings.tmdb.baseUrl, token, fetch });
      const watched: Upstream = async (...request) => {
        const answer = await ask(...request);
        if (current?.token === token) tmdbHealth.succeeded();
        return answer;
      };
      const onError = (error: UpstreamError) => {
        if (current?.token === token) tmdbHealth.failed(error.code);
        logger.warn({ err: error, code: error.code }, 'TMDB did not answer');
      };
      current = { token, upstream: withCircuitBreaker(withFairShare(watched), { now, onError }) };
    }
    return current.upstream;
  };
}
