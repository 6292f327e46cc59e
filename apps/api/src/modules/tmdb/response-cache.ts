import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import type { ResponseBody } from '../../http/compressed-body';
import type { BoundedCaches } from '../../lib/bounded-caches';

export interface CachedResponse {
  status: number;
  body: ResponseBody;
  source: 'tmdb' | 'catalogue';
  freshUntil: number;
  staleUntil: number;
}

/** Responses by request key; the least recently used are evicted first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;

  constructor(
    private readonly now: () => number,
    caches: BoundedCaches<CacheName>,
  ) {
    this.#entries = caches.create('tmdb_responses', (response, key) => response.body.weight + key.length, {
      updateAgeOnGet: false,
    });
  }

  getFresh(key: string): CachedResponse | undefined {
    const response = this.#entries.get(key);
    return response && response.freshUntil > this.now() ? response : undefined;
  }

  /** Fresh or stale, as long as it may be served when TMDB fails. */
  getStale(key: string): CachedResponse | undefined {
    const response = this.#entries.get(key);
    return response && response.staleUntil > this.now() ? response : undefined;
  }

  set(key: string, response: CachedResponse): CachedResponse {
    // Stale responses are needed during an outage, so they are not evicted for being requested rarely.
    this.#entries.set(key, response, { ttl: Math.max(1, response.staleUntil - this.now()) });
    return response;
  }
}
