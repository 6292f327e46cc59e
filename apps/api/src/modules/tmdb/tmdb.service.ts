import type { CacheName } from '../../config';
import { ApiError } from '../../http/errors';
import { EncodedBody } from '../../http/encoded-body';
import { CompressedBody, type ResponseBody } from '../../http/compressed-body';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { SingleFlight } from '@marquee/server';
import type { AllowedPath } from './allow-list';
import { ResponseCache, type CachedResponse } from './response-cache';
import { hasContent, isCatalogueId, type CatalogueSource } from './catalogue-source';
import { catalogueFreshMs, cacheLifetimes, missingFreshMs } from './cache-lifetimes';
import type { TmdbQuestion } from './request-parser';
import type { Upstream } from './upstream';
import { outage, UpstreamError } from './upstream-error';

export interface TmdbResponse {
  body: ResponseBody;
  /** `fallback` is the catalogue in place of TMDB. */
  source: 'tmdb' | 'cache' | 'stale' | 'catalogue' | 'fallback';
  browserSec: number;
}

interface TmdbServiceOptions {
  catalogue: CatalogueSource;
  /** Undefined without a TMDB token: everything comes from the catalogue. */
  upstream?: Upstream;
  now: () => number;
  caches: BoundedCaches<CacheName>;
  /** How long a request waits for TMDB when a stale response is available. */
  staleAfterMs?: number;
}

const OUTAGE_BROWSER_SEC = 30;

/** Serves TMDB v3 requests from the cache, from TMDB or from the embedded catalogue. */
export class TmdbService {
  readonly #cache: ResponseCache;
  readonly #flights = new SingleFlight<CachedResponse>();

  constructor(private readonly options: TmdbServiceOptions) {
    this.#cache = new ResponseCache(options.now, options.caches);
  }

  /**
   * @param caller whose budget and queue an uncached request uses
   * @throws ApiError for missing titles, outages, and a caller who exceeds the budget
   */
  async get(question: TmdbQuestion, caller: string): Promise<TmdbResponse> {
    const { allowed, query, key } = question;
    const { browserSec } = cacheLifetimes[allowed.kind];

    const fresh = this.#cache.getFresh(key);
    if (fresh) return toResponse(fresh, fresh.source === 'catalogue' ? 'catalogue' : 'cache', browserSec);

    const { upstream } = this.options;
    if (!upstream || isCatalogueId(allowed.id))
      return toResponse(this.#queryCatalogue(key, allowed, query), 'catalogue', browserSec);

    const request = { isOwn: false };
    const flight = this.#flights.run(key, () => {
      request.isOwn = true;
      return this.#storeResponse(key, allowed, upstream(allowed.path, query, caller));
    });
    let response: CachedResponse;
    try {
      response = await this.#orStaleAfter(key, flight);
    } catch (error) {
      // Another caller's budget or queue refused it, not this caller's.
      if (error instanceof ApiError && !request.isOwn) return this.get(question, caller);
      return this.#fallBack(key, allowed, query, error);
    }
    return toResponse(response, 'tmdb', browserSec);
  }

  async #storeResponse(key: string, allowed: AllowedPath, answer: ReturnType<Upstream>): Promise<CachedResponse> {
    const { freshMs, staleMs } = cacheLifetimes[allowed.kind];
    const requestedAt = this.options.now();
    const { status, body } = await answer;
    return this.#cache.set(key, {
      status,
      // TMDB's responses are cached for long; five times as many fit if they are compressed.
      body: await CompressedBody.from(body, JSON_TYPE),
      source: 'tmdb',
      freshUntil: requestedAt + (status === 200 ? freshMs : missingFreshMs),
      staleUntil: requestedAt + (status === 200 ? staleMs : missingFreshMs),
    });
  }

  /**
   * If a stale response is available, nobody waits for the whole time-out; TMDB's late response still reaches the
   * cache.
   */
  async #orStaleAfter(key: string, flight: Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#cache.getStale(key)) return flight;
    const { staleAfterMs = 1_500 } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      const timedOut = new UpstreamError('timed_out', `no answer within ${staleAfterMs} ms`);
      timer = setTimeout(() => reject(timedOut), staleAfterMs);
    });
    flight.catch(() => undefined);
    return Promise.race([flight, deadline]).finally(() => clearTimeout(timer));
  }

  async #fallBack(key: string, allowed: AllowedPath, query: URLSearchParams, cause: unknown): Promise<TmdbResponse> {
    const stale = this.#cache.getStale(key);
    if (stale) return toResponse(stale, 'stale', OUTAGE_BROWSER_SEC);
    if (!(cause instanceof UpstreamError)) throw cause;
    // The catalogue does not have TMDB's titles by id, but it has its own lists, searches and genres.
    const fallback = allowed.id === undefined ? this.options.catalogue.answer(allowed.path, query) : undefined;
    if (fallback && hasContent(fallback))
      return { body: json(JSON.stringify(fallback.body)), source: 'fallback', browserSec: OUTAGE_BROWSER_SEC };
    throw outage(cause);
  }

  #queryCatalogue(key: string, allowed: AllowedPath, query: URLSearchParams): CachedResponse {
    const { status, body } = this.options.catalogue.answer(allowed.path, query);
    const until = this.options.now() + catalogueFreshMs;
    const response: CachedResponse = {
      status,
      body: json(JSON.stringify(body)),
      source: 'catalogue',
      freshUntil: until,
      staleUntil: until,
    };
    return status === 200 ? this.#cache.set(key, response) : response;
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8';
const json = (text: string) => new EncodedBody(Buffer.from(text), JSON_TYPE);

/** @throws ApiError if TMDB responded with an error, whose fields are included in the body */
async function toResponse(
  cached: CachedResponse,
  source: TmdbResponse['source'],
  browserSec: number,
): Promise<TmdbResponse> {
  if (cached.status === 200) return { body: cached.body, source, browserSec };
  const body = JSON.parse(String(await cached.body.bytes('identity'))) as Record<string, unknown>;
  const { status_message: text } = body;
  throw new ApiError(cached.status === 404 ? 'not_found' : 'bad_request', {
    body,
    ...(typeof text === 'string' && { text }),
  });
}
