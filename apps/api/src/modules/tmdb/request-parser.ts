import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import { ApiError } from '../../http/api-error';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { allowPath, type AllowedPath } from './allow-list';
import { normalizeQuery } from './normalize-query';

/** A request as it is passed on to TMDB; equal requests have equal cache keys. */
export interface TmdbRequest {
  allowed: AllowedPath;
  query: URLSearchParams;
  key: string;
}

/** Memory of a parsed request apart from its strings: measured. */
const OBJECT_BYTES = 1_000;
const MAX_URL_CHARS = 300;

/** Parses and checks request URLs. Most of them repeat, so results are cached. */
export class RequestParser {
  readonly #cache: LRUCache<string, TmdbRequest>;

  /** Browsers and server-side rendering each have a parser of their own, which share the limit. */
  constructor(caches: BoundedCaches<CacheName>) {
    this.#cache = caches.create('tmdb_requests', ({ key }, url) => OBJECT_BYTES + 3 * (key.length + url.length), {
      share: 1 / 2,
    });
  }

  /**
   * @param url of the request, with its query
   * @param rawPath the decoded path below `/3/`
   * @throws ApiError for paths not passed on
   */
  parse(url: string, rawPath: string): TmdbRequest {
    const cached = this.#cache.get(url);
    if (cached) return cached;
    const allowed = allowPath(rawPath);
    if (!allowed) throw new ApiError('not_found', { text: 'The metadata gateway does not serve this path.' });
    const query = normalizeQuery(allowed.path, new URL(url, 'http://localhost').searchParams);
    const request = { allowed, query, key: `${allowed.path}?${query.toString()}` };
    if (url.length <= MAX_URL_CHARS) this.#cache.set(url, request);
    return request;
  }
}
