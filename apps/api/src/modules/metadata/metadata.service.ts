import type { CacheName } from '../../config';
import { ApiError } from '../../http/api-error';
import { EncodedBody } from '../../http/encoded-body';
import { PackedBody, type SendableBody } from '../../http/packed-body';
import type { ByteCaches } from '../../lib/byte-caches';
import { SingleFlight } from '@marquee/server';
import type { AllowedPath } from './allow-list';
import { AnswerCache, type KeptAnswer } from './answer-cache';
import { hasContent, isCatalogueId, type CatalogueSource } from './catalogue-source';
import { catalogueFreshMs, lifetimes, missingFreshMs } from './lifetimes';
import type { Question } from './questions';
import type { Upstream } from './tmdb-upstream';
import { UpstreamError } from './upstream-error';

export interface MetadataAnswer {
  body: SendableBody;
  source: 'tmdb' | 'cache' | 'stale' | 'catalogue';
  browserSec: number;
}

export interface MetadataOptions {
  catalogue: CatalogueSource;
  /** Undefined without a TMDB token: everything comes from the catalogue. */
  upstream?: Upstream;
  now: () => number;
  caches: ByteCaches<CacheName>;
  /** How long a visitor waits for TMDB when an old answer is at hand. */
  patienceMs?: number;
}

const OUTAGE_BROWSER_SEC = 30;
const RETRY_AFTER_SEC = 10;

/** Answers TMDB v3 questions from the cache, TMDB or the embedded catalogue (design decision 8). */
export class MetadataService {
  readonly #cache: AnswerCache;
  readonly #flights = new SingleFlight<KeptAnswer>();

  constructor(private readonly options: MetadataOptions) {
    this.#cache = new AnswerCache(options.now, options.caches);
  }

  /** @throws ApiError for missing titles and outages */
  async answer({ allowed, query, key }: Question): Promise<MetadataAnswer> {
    const { browserSec } = lifetimes[allowed.kind];

    const fresh = this.#cache.fresh(key);
    if (fresh) return toAnswer(fresh, fresh.source === 'catalogue' ? 'catalogue' : 'cache', browserSec);

    const { upstream } = this.options;
    if (!upstream || isCatalogueId(allowed.id))
      return toAnswer(this.#askCatalogue(key, allowed, query), 'catalogue', browserSec);

    try {
      const flight = this.#flights.run(key, () => this.#askUpstream(upstream, key, allowed, query));
      return await toAnswer(await this.#withPatience(key, flight), 'tmdb', browserSec);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return this.#withoutUpstream(key, allowed, query, error);
    }
  }

  async #askUpstream(upstream: Upstream, key: string, allowed: AllowedPath, query: URLSearchParams) {
    const { freshMs, staleMs } = lifetimes[allowed.kind];
    const asked = this.options.now();
    const { status, body } = await upstream(allowed.path, query);
    return this.#cache.keep(key, {
      status,
      // TMDB's answers are kept for long: compressed, five times as many find room.
      body: await PackedBody.pack(body, JSON_TYPE),
      source: 'tmdb',
      freshUntil: asked + (status === 200 ? freshMs : missingFreshMs),
      staleUntil: asked + (status === 200 ? staleMs : missingFreshMs),
    });
  }

  /** With an old answer at hand nobody waits the whole time-out; TMDB's late answer still reaches the cache. */
  async #withPatience(key: string, flight: Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (!this.#cache.usable(key)) return flight;
    const { patienceMs = 1_500 } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      const late = new UpstreamError('timed_out', `no answer within ${patienceMs} ms`);
      timer = setTimeout(() => reject(late), patienceMs);
    });
    flight.catch(() => undefined);
    return Promise.race([flight, patience]).finally(() => clearTimeout(timer));
  }

  async #withoutUpstream(
    key: string,
    allowed: AllowedPath,
    query: URLSearchParams,
    cause: UpstreamError,
  ): Promise<MetadataAnswer> {
    const stale = this.#cache.usable(key);
    if (stale) return toAnswer(stale, 'stale', OUTAGE_BROWSER_SEC);
    // The catalogue knows none of TMDB's titles by number, but it has lists, searches and genres of its own.
    const standIn = allowed.id === undefined ? this.options.catalogue.answer(allowed.path, query) : undefined;
    if (standIn && hasContent(standIn))
      return { body: json(JSON.stringify(standIn.body)), source: 'catalogue', browserSec: OUTAGE_BROWSER_SEC };
    const isBadAnswer = cause.code === 'not_json' || cause.code === 'too_large';
    throw new ApiError(isBadAnswer ? 'metadata_bad_answer' : 'metadata_unavailable', {
      retryAfterSec: RETRY_AFTER_SEC,
      cause,
    });
  }

  #askCatalogue(key: string, allowed: AllowedPath, query: URLSearchParams): KeptAnswer {
    const { status, body } = this.options.catalogue.answer(allowed.path, query);
    const until = this.options.now() + catalogueFreshMs;
    const answer: KeptAnswer = {
      status,
      body: json(JSON.stringify(body)),
      source: 'catalogue',
      freshUntil: until,
      staleUntil: until,
    };
    return status === 200 ? this.#cache.keep(key, answer) : answer;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (text: string) => new EncodedBody(Buffer.from(text), JSON_TYPE);

/** @throws ApiError when the answer is TMDB's "no": its own members stay in the body beside ours */
async function toAnswer(
  kept: KeptAnswer,
  source: MetadataAnswer['source'],
  browserSec: number,
): Promise<MetadataAnswer> {
  if (kept.status === 200) return { body: kept.body, source, browserSec };
  const body = JSON.parse(String(await kept.body.bytes('identity'))) as Record<string, unknown>;
  const { status_message: said } = body;
  throw new ApiError(kept.status === 404 ? 'not_found' : 'bad_request', {
    body,
    ...(typeof said === 'string' && { text: said }),
  });
}
