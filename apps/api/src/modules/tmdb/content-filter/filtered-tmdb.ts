import { certificateUpTo, maySee, titleKey, type RatedTitle, type TitleKey, type ViewingRule } from '@marquee/core';
import { SingleFlight } from '@marquee/server';
import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../../config';
import { ApiError } from '../../../http/errors';
import { CompressedBody, type ResponseBody } from '../../../http/compressed-body';
import type { BoundedCaches } from '../../../lib/bounded-caches';
import type { TakenDown } from '../../site-settings/taken-down';
import { allowPath, type AllowedPath } from '../allow-list';
import { normalizedRequest, type NormalizedRequest, type TmdbRequest } from '../request-parser';
import { JSON_TYPE, type TmdbResponse, type TmdbService } from '../tmdb.service';
import { unfiltered, type Body, type Visibility } from './answer-filter';
import type { TitleFacts } from './title-facts';

/**
 * Maximum number of titles looked up per response; the remaining ones are omitted, and looked up by the next request.
 */
const MAX_LOOK_UPS = 200;

interface Options {
  tmdb: Pick<TmdbService, 'get'>;
  facts: TitleFacts;
  /** Titles that nobody sees. */
  takenDown: Pick<TakenDown, 'has' | 'size' | 'version'>;
  caches: BoundedCaches<CacheName>;
}

/** A response of which nothing is hidden. */
const UNCHANGED = { weight: 0 };

/**
 * The gateway without what is hidden from a visitor: titles that the site has taken down, and those that viewing rules
 * do not allow. Responses are cached for everyone and filtered afterwards; filtered responses are cached too, since
 * there are few rules. Requests without rules are passed through while nothing is taken down.
 */
export class FilteredTmdb {
  readonly #filtered: LRUCache<string, CompressedBody | typeof UNCHANGED>;
  readonly #flights = new SingleFlight<ResponseBody>();

  constructor(private readonly options: Options) {
    this.#filtered = options.caches.create('tmdb_filtered', (body, key) => body.weight + key.length, {
      // Ratings change: no response may be older than this, however often it is requested.
      updateAgeOnGet: false,
    });
  }

  /**
   * @param caller whose budget and queue uncached requests use
   * @throws ApiError `taken_down`; also for missing and hidden titles alike, for outages, and for a caller who exceeds
   *   the budget
   */
  async get(request: TmdbRequest, caller: string): Promise<TmdbResponse> {
    const { tmdb, takenDown } = this.options;
    const { allowed, rules } = request;
    if (rules.length === 0 && takenDown.size === 0) return tmdb.get(request, caller);
    if (this.#isTakenDown(allowed)) throw new ApiError('taken_down');
    const normalized = narrowed(request);
    const pending = tmdb.get(normalized, caller);
    pending.catch(() => undefined);
    if (!(await this.#isSubjectVisible(allowed, rules, caller))) throw hidden();
    const answer = await pending;
    if (allowed.filter === unfiltered) return answer;
    const tag = answer.body.etagFor('identity');
    const key = [takenDown.version, JSON.stringify(rules), normalized.key, tag].join(' ');
    const cached = this.#filtered.get(key);
    if (cached === UNCHANGED) return answer;
    const body =
      cached instanceof CompressedBody
        ? cached
        : await this.#flights.run(key, () => this.#filter(key, { allowed, rules, body: answer.body, caller }));
    return { ...answer, body };
  }

  /** What rules look at; null for a title that does not exist. */
  ratedTitle = (key: TitleKey, caller: string): Promise<RatedTitle | null> => this.options.facts.get(key, caller);

  #isTakenDown({ about, id }: AllowedPath): boolean {
    return (about === 'movie' || about === 'tv') && id !== undefined && this.options.takenDown.has(titleKey(about, id));
  }

  /** Whether all rules allow at least one of the titles. */
  async maySeeAny(keys: readonly TitleKey[], rules: readonly ViewingRule[], caller: string): Promise<boolean> {
    return (await this.#visibility(rules, caller).visible(keys)).size > 0;
  }

  /** Those of the titles that nothing hides. Some that cannot be judged now are left out, until the next call. */
  async visibleOf(
    keys: readonly TitleKey[],
    rules: readonly ViewingRule[],
    caller: string,
  ): Promise<ReadonlySet<TitleKey>> {
    const { visible } = this.#visibility(rules, caller);
    const { facts } = this.options;
    const unknown = keys.filter((key) => !facts.isKnown(key));
    const seen = await visible(keys.filter((key) => facts.isKnown(key)));
    const others = await visible(unknown).catch((error: unknown) => {
      if (error instanceof ApiError) return [];
      throw error;
    });
    return new Set([...seen, ...others]);
  }

  async #filter(
    key: string,
    { allowed, rules, body, caller }: Pick<TmdbRequest, 'allowed' | 'rules'> & { body: ResponseBody; caller: string },
  ): Promise<ResponseBody> {
    const visibility = this.#visibility(rules, caller);
    const kept = await allowed.filter(await read(body), visibility);
    if (!kept) throw rules.length === 0 ? new ApiError('taken_down') : hidden();
    if (rules.length === 0 && !visibility.hasHidden()) {
      this.#filtered.set(key, UNCHANGED);
      return body;
    }
    const filtered = await CompressedBody.from(Buffer.from(JSON.stringify(kept)), JSON_TYPE);
    if (visibility.isComplete()) this.#filtered.set(key, filtered);
    return filtered;
  }

  /** Whether the subject of a path is visible. For people and collections the response itself decides. */
  async #isSubjectVisible({ about, id }: AllowedPath, rules: readonly ViewingRule[], caller: string): Promise<boolean> {
    if (about === null || id === undefined) return true;
    // Without rules only a collection is hidden, with its last film.
    if (rules.length === 0 && about !== 'collection') return true;
    const { visible, isKeywordVisible } = this.#visibility(rules, caller);
    switch (about) {
      case 'movie':
      case 'tv':
        return (await visible([titleKey(about, id)])).size > 0;
      case 'keyword':
        return isKeywordVisible(id);
      case 'person':
      case 'collection': {
        const details = allowPath(`${about}/${id}`);
        if (details) await this.get({ ...normalizedRequest(details, new URLSearchParams()), rules }, caller);
        return true;
      }
    }
  }

  #visibility(
    rules: readonly ViewingRule[],
    caller: string,
  ): Visibility & { isComplete: () => boolean; hasHidden: () => boolean } {
    const { facts, takenDown } = this.options;
    let lookUps = 0;
    let isComplete = true;
    let hasHidden = false;
    const isAllowed = async (key: TitleKey): Promise<boolean> => {
      if (rules.some((rule) => rule.hiddenTitles?.includes(key))) return false;
      if (!facts.isKnown(key) && (lookUps += 1) > MAX_LOOK_UPS) {
        isComplete = false;
        return false;
      }
      const title = await facts.get(key, caller);
      return rules.every((rule) => maySee(title ?? unrated(key), rule));
    };
    return {
      visible: async (keys) => {
        const shown = takenDown.size === 0 ? keys : keys.filter((key) => !takenDown.has(key));
        hasHidden ||= shown.length < keys.length;
        if (rules.length === 0) return new Set(shown);
        const seen = await Promise.all(shown.map(isAllowed));
        return new Set(shown.filter((_key, index) => seen[index]));
      },
      isStrict: rules.length > 0,
      hasHidden: () => hasHidden,
      isKeywordVisible: (id) => !rules.some((rule) => rule.hiddenKeywords?.includes(id)),
      isComplete: () => isComplete,
    };
  }
}

/** Unknown titles have no rating. */
const unrated = (key: TitleKey): RatedTitle => ({ key, adult: false, certificates: {}, keywordIds: [] });

const read = async (body: ResponseBody): Promise<Body> => JSON.parse(String(await body.bytes('identity'))) as Body;

/** Exactly TMDB's and the catalogue's response for a missing title. */
function hidden(): ApiError {
  const text = 'The resource you requested could not be found.';
  return new ApiError('not_found', { text, body: { success: false, status_code: 34, status_message: text } });
}

/**
 * If unrated films are hidden, lets TMDB omit most hidden titles, so that pages of `discover` are full. The filter is
 * by certificate, which TMDB orders by age only in the United States.
 */
function narrowed(request: TmdbRequest): NormalizedRequest {
  const ages = request.rules
    .filter(({ allowsUnrated, region }) => !allowsUnrated && region === 'US')
    .map(({ maxAge }) => maxAge);
  if (request.allowed.path !== 'discover/movie' || ages.length === 0) return request;
  const query = new URLSearchParams(request.query);
  if ([...query.keys()].some((name) => name.startsWith('certification'))) return request;
  query.set('certification_country', 'US');
  query.set('certification.lte', certificateUpTo(Math.min(...ages)));
  query.sort();
  return normalizedRequest(request.allowed, query);
}
