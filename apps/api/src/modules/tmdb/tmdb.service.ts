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
import { completeTexts, type TmdbBody } from './complete-texts';
import { ENGLISH, languageOf, markEnglish } from './fallback-texts';
import type { NormalizedRequest } from './request-parser';
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
  upstream: () => Upstream | undefined;
  now: () => number;
  caches: BoundedCaches<CacheName>;
  /** How long a request waits for TMDB when another response is available: a stale one, or one without some texts. */
  staleAfterMs?: number | undefined;
}

const OUTAGE_BROWSER_SEC = 30;

/** Serves TMDB v3 requests from the cache, from TMDB or from the embedded catalogue. */
export class TmdbService {
  readonly #cache: ResponseCache;
  /** Those of another token answer other questions. */
  readonly #flights = new WeakMap<Upstream, SingleFlight<CachedResponse>>();

  constructor(private readonly options: TmdbServiceOptions) {
    this.#cache = new ResponseCache(options.now, options.caches);
  }

  /**
   * @param caller whose budget and queue an uncached request uses
   * @throws ApiError for missing titles, outages, and a caller who exceeds the budget
   */
  async get(request: NormalizedRequest, caller: string): Promise<TmdbResponse> {
    const { allowed, query, key } = request;
    const { browserSec } = cacheLifetimes[allowed.kind];

    const fresh = this.#cache.getFresh(key);
    if (fresh) return toResponse(fresh, fresh.source === 'catalogue' ? 'catalogue' : 'cache', browserSec);

    const upstream = this.options.upstream();
    if (!upstream || isCatalogueId(allowed.id))
      return toResponse(this.#queryCatalogue(key, allowed, query), 'catalogue', browserSec);

    const flightState = { isOwn: false };
    const flight = this.#flightsOf(upstream).run(key, () => {
      flightState.isOwn = true;
      return this.#storeResponse(request, caller, upstream);
    });
    let response: CachedResponse;
    try {
      response = this.#cache.getStale(key) ? await this.#beforeDeadline(flight) : await flight;
    } catch (error) {
      // Another caller's budget or queue refused it, not this caller's.
      if (error instanceof ApiError && !flightState.isOwn) return this.get(request, caller);
      return this.#fallBack(key, allowed, query, error);
    }
    return toResponse(response, 'tmdb', browserSec);
  }

  async #storeResponse(request: NormalizedRequest, caller: string, upstream: Upstream): Promise<CachedResponse> {
    const { allowed, query, key } = request;
    const { freshMs, staleMs } = cacheLifetimes[allowed.kind];
    const requestedAt = this.options.now();
    const { status, body } = await upstream(allowed.path, query, caller);
    const lifetime = status === 200 ? { freshMs, staleMs } : { freshMs: missingFreshMs, staleMs: missingFreshMs };
    let completed = body;
    try {
      if (status === 200) completed = await this.#beforeDeadline(this.#complete(request, body, caller, upstream));
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof UpstreamError)) throw error;
      // Rather without some texts than not at all; they are requested again soon.
      lifetime.freshMs = missingFreshMs;
    }
    const response: CachedResponse = {
      status,
      // TMDB's responses are cached for long; five times as many fit if they are compressed.
      body: await CompressedBody.from(completed, JSON_TYPE),
      source: 'tmdb',
      freshUntil: requestedAt + lifetime.freshMs,
      staleUntil: requestedAt + lifetime.staleMs,
    };
    // The token may have been changed or removed meanwhile.
    return this.options.upstream() === upstream ? this.#cache.set(key, response) : response;
  }

  #flightsOf(upstream: Upstream): SingleFlight<CachedResponse> {
    const flights = this.#flights.get(upstream) ?? new SingleFlight<CachedResponse>();
    this.#flights.set(upstream, flights);
    return flights;
  }

  async #complete(request: NormalizedRequest, answer: Buffer, caller: string, upstream: Upstream): Promise<Buffer> {
    const body = parseBody(answer);
    const completed = await completeTexts(request, body, {
      english: async (other) => {
        const english = await this.get(other, caller);
        if (english.source === 'fallback') throw new ApiError('metadata_unavailable');
        return parseBody(await english.body.bytes('identity'));
      },
      original: async (path, query) => parseBody((await upstream(path, query, caller)).body),
    });
    return completed === body ? answer : Buffer.from(JSON.stringify(completed));
  }

  /** Nobody waits for the whole time-out if there is another response; TMDB's late one still reaches the cache. */
  async #beforeDeadline<Value>(flight: Promise<Value>): Promise<Value> {
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
    const fallback = allowed.id === undefined ? this.#askCatalogue(allowed, query) : undefined;
    if (fallback && hasContent(fallback))
      return { body: json(JSON.stringify(fallback.body)), source: 'fallback', browserSec: OUTAGE_BROWSER_SEC };
    throw outage(cause);
  }

  #askCatalogue({ path }: AllowedPath, query: URLSearchParams): { status: number; body: unknown } {
    const answer = this.options.catalogue.answer(path, query);
    return languageOf(query) === ENGLISH ? answer : { ...answer, body: markEnglish(answer.body) };
  }

  #queryCatalogue(key: string, allowed: AllowedPath, query: URLSearchParams): CachedResponse {
    const { status, body } = this.#askCatalogue(allowed, query);
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
const parseBody = (body: Buffer): TmdbBody => JSON.parse(String(body)) as TmdbBody;
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
