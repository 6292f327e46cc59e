import { CONTENT_FILTER_PARAM, ruleOfContentFilter, type ViewingRule } from '@marquee/core';
import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import { ApiError } from '../../http/errors';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { allowPath, type AllowedPath } from './allow-list';
import { normalizeQuery } from './normalize-query';

/** A request to TMDB; equal requests have equal cache keys. */
export interface TmdbQuestion {
  allowed: AllowedPath;
  query: URLSearchParams;
  key: string;
}

/**
 * A request and the viewing rules that apply to it, all of which must allow a title. Without rules nothing is
 * filtered.
 */
export interface TmdbRequest extends TmdbQuestion {
  rules: readonly ViewingRule[];
}

export const tmdbQuestion = (allowed: AllowedPath, query: URLSearchParams): TmdbQuestion => ({
  allowed,
  query,
  key: `${allowed.path}?${query.toString()}`,
});

/** Measured memory of a parsed request without its strings. */
const OBJECT_BYTES = 1_000;
const MAX_URL_CHARS = 300;
/** Per request; a title must satisfy all of them. */
const MAX_FILTERS = 4;

/** Parses and checks request URLs. Most of them repeat, so results are cached. */
export class RequestParser {
  readonly #cache: LRUCache<string, TmdbRequest>;

  /** Browsers and server-side rendering each have their own parser; both share the limit. */
  constructor(caches: BoundedCaches<CacheName>) {
    this.#cache = caches.create('tmdb_requests', ({ key }, url) => OBJECT_BYTES + 3 * (key.length + url.length), {
      share: 1 / 2,
    });
  }

  /**
   * @param url of the request, with its query
   * @param rawPath the decoded path below `/3/`
   * @throws ApiError for paths that are not forwarded, and for an invalid content filter
   */
  parse(url: string, rawPath: string): TmdbRequest {
    const cached = this.#cache.get(url);
    if (cached) return cached;
    const allowed = allowPath(rawPath);
    if (!allowed) throw new ApiError('not_found', { text: 'The metadata gateway does not serve this path.' });
    const { searchParams } = new URL(url, 'http://localhost');
    const request = {
      ...tmdbQuestion(allowed, normalizeQuery(allowed.path, searchParams)),
      rules: rulesOf(searchParams),
    };
    if (url.length <= MAX_URL_CHARS) this.#cache.set(url, request);
    return request;
  }
}

/** The visitor's content filter. An unreadable one would filter nothing, so it is refused. */
function rulesOf(query: URLSearchParams): ViewingRule[] {
  const tokens = [...new Set(query.getAll(CONTENT_FILTER_PARAM))];
  const rules = tokens.slice(0, MAX_FILTERS).flatMap((token) => ruleOfContentFilter(token) ?? []);
  if (rules.length < tokens.length)
    throw new ApiError('bad_request', { text: `${CONTENT_FILTER_PARAM} is not valid.` });
  return rules;
}
