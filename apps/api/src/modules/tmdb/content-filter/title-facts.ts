import { DAY_MS, parseTitleKey, type RatedTitle, type TitleKey } from '@marquee/core';
import { SingleFlight } from '@marquee/server';
import { ratedTitleParts, toRatedTitle } from '@marquee/tmdb';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../http/errors';
import { FairQueue } from '../../../lib/fair-queue';
import { isCatalogueId, type CatalogueSource } from '../catalogue-source';
import type { Upstream } from '../upstream';
import { outage, UpstreamError } from '../upstream-error';

const MINUTE_MS = 60_000;
/** Ratings hardly ever change; a title without a rating may get one any day, and a missing title may be added. */
const FRESH_MS = { rated: 7 * DAY_MS, unrated: DAY_MS / 2, missing: 5 * MINUTE_MS };
/** As long as TMDB's details may be served if TMDB fails. */
const STALE_MS = 30 * DAY_MS;

/** About 6 MB: a large library, and what people look at. */
const MAX_TITLES = 10_000;

/** Concurrent look-ups: fewer than a caller may queue at TMDB, so that they never displace the page's own requests. */
const AT_ONCE = 20;
const MAX_WAITING_PER_CALLER = 600;
const MAX_WAITING = 5 * MAX_WAITING_PER_CALLER;
const BUSY_RETRY_SEC = 2;

interface Known {
  /** Null for a title that does not exist. */
  title: RatedTitle | null;
  freshUntil: number;
}

interface TitleFactsOptions {
  catalogue: CatalogueSource;
  /** Undefined without a TMDB token. */
  upstream: () => Upstream | undefined;
  now: () => number;
}

/**
 * The facts about titles that viewing rules need: one request to TMDB per unknown title, or one query of the catalogue.
 * They are shared by all visitors and cached for long.
 */
export class TitleFacts {
  readonly #known = new LRUCache<string, Known>({ max: MAX_TITLES, ttl: STALE_MS });
  readonly #flights = new SingleFlight<Known>();
  readonly #queue = new FairQueue({
    concurrency: AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitingPerCaller: MAX_WAITING_PER_CALLER,
  });

  constructor(private readonly options: TitleFactsOptions) {}

  isKnown(key: TitleKey): boolean {
    return this.#known.has(key);
  }

  /**
   * Null for a title that does not exist.
   *
   * @throws ApiError if the title is unknown and cannot be looked up
   */
  async get(key: TitleKey, caller: string): Promise<RatedTitle | null> {
    const known = this.#known.get(key);
    if (known && known.freshUntil > this.options.now()) return known.title;
    const flight = this.#flights.run(key, () => this.#lookUp(key, caller));
    // Cached facts are used until TMDB responds, or if it does not.
    if (!known) return (await flight).title;
    flight.catch(() => undefined);
    return known.title;
  }

  async #lookUp(key: TitleKey, caller: string): Promise<Known> {
    const parsed = parseTitleKey(key);
    if (!parsed) return this.#store(key, null, FRESH_MS.missing);
    const { mediaType, id } = parsed;
    const path = `${mediaType}/${id}`;
    const query = new URLSearchParams({ append_to_response: ratedTitleParts[mediaType] });
    const { status, body } = await this.#ask(path, query, isCatalogueId(id) ? undefined : caller);
    if (status !== 200) return this.#store(key, null, FRESH_MS.missing);
    const title = toRatedTitle(mediaType, body);
    if (!title) throw new ApiError('metadata_bad_answer');
    const isRated = Object.keys(title.certificates).length > 0;
    return this.#store(key, { ...title, key }, isRated ? FRESH_MS.rated : FRESH_MS.unrated);
  }

  async #ask(path: string, query: URLSearchParams, caller: string | undefined) {
    const { catalogue } = this.options;
    const upstream = this.options.upstream();
    if (!upstream || caller === undefined) return catalogue.answer(path, query);
    const turn = await this.#queue
      .run(caller, () => upstream(path, query, caller))
      .catch((cause: unknown) => {
        throw cause instanceof UpstreamError ? outage(cause) : cause;
      });
    if (!turn) throw new ApiError('busy', { retryAfterSec: BUSY_RETRY_SEC });
    const body: unknown = JSON.parse(turn.value.body.toString('utf8'));
    return { status: turn.value.status, body };
  }

  #store(key: TitleKey, title: RatedTitle | null, freshMs: number): Known {
    const known = { title, freshUntil: this.options.now() + freshMs };
    this.#known.set(key, known);
    return known;
  }
}
