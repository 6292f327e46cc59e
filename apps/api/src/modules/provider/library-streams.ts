import { parseTitleKey, type TitleKey, type ViewingRule } from '@marquee/core';
import type { Request, Response } from 'express';
import { ApiError } from '../../http/errors';
import { addressKey } from '../../rate-limits';
import { VIEWER_CACHE_CONTROL } from '../auth';
import type { AvailabilityService } from '../availability';
import type { TakenDown } from '../site-settings/taken-down';
import { ProviderClient, type ProviderClientDeps } from './provider-client';
import { StreamGrants } from './stream-grants';
import { StreamsOfTitles } from './streams-of-titles';
import { createTitleNames, type TitleNames } from './title-names';

export type LibraryStreamsDeps = ProviderClientDeps &
  Parameters<typeof createTitleNames>[0] & {
    secretKey: Uint8Array;
    takenDown: TakenDown;
    availability: Pick<AvailabilityService, 'nameOf'>;
  };

interface SourceRequest {
  source: string;
  key: TitleKey;
  rules: readonly ViewingRule[];
  query: URLSearchParams;
  /** Prefix of the addresses in the answer. */
  base: string;
  /** Of the answer with its addresses. */
  change?: (result: unknown) => unknown;
}

interface MediaRequest {
  grant: string | undefined;
  file: string;
  path: readonly string[];
  rules: readonly ViewingRule[];
  /** Whether an address without a grant is good. */
  seesEverything: boolean;
  isGuarded: boolean;
  viewer: string | undefined;
  base: string;
}

const FILE_CHARS = 22;
const FILE = new RegExp(`^[\\w-]{${FILE_CHARS}}$`);
/** Fields of the stream provider's responses whose text comes from visitors or files; they contain no URLs. */
const TEXT_FIELDS = new Set(['notice', 'label', 'title']);

/** The library's streams, for whoever may see their titles. */
export class LibraryStreams {
  readonly client: ProviderClient;
  readonly #grants: StreamGrants;
  readonly #namesOf: TitleNames;
  readonly #open: StreamsOfTitles;

  constructor(private readonly deps: LibraryStreamsDeps) {
    this.client = new ProviderClient(deps);
    this.#grants = new StreamGrants(deps.secretKey);
    this.#namesOf = createTitleNames(deps);
    this.#open = new StreamsOfTitles(deps.takenDown);
  }

  /**
   * The query with the name under which the library has a title, so that whatever the site says can be played is found;
   * undefined if it is found without.
   */
  named(query: URLSearchParams, key: TitleKey): URLSearchParams | undefined {
    const name = this.deps.availability.nameOf(key);
    if (!name) return undefined;
    query.set('title', name.title);
    if (name.year !== undefined) query.set('releaseYear', String(name.year));
    return query;
  }

  /** Answers how a title plays, by addresses that are valid only for it and under the same rules. */
  async sendSource(req: Request, res: Response, wanted: SourceRequest): Promise<void> {
    const { source, key, rules, query, base, change = (result) => result } = wanted;
    const title = parseTitleKey(key);
    if (!title) throw nothingToPlay();
    const real = await this.#namesOf({ ...title, rules, caller: addressKey(req.ip) }, query).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? nothingToPlay() : error;
    });
    const prefix = `${base}/library/`;
    const granted = (address: string): string => {
      if (!address.startsWith(prefix)) return address;
      const file = address.slice(prefix.length, prefix.length + FILE_CHARS);
      return `${base}/${this.#grants.issue(file, key, rules)}/library/${address.slice(prefix.length)}`;
    };
    const path = `/sources/${pathOf([source, title.mediaType, String(title.id)])}`;
    const asked = `${path}?${(this.named(real, key) ?? real).toString()}`;
    await this.client.passJson(req, res, { path: asked, base }, (text) =>
      change(
        JSON.parse(text, (name, value: unknown) =>
          typeof value === 'string' && !TEXT_FIELDS.has(name) ? granted(value) : value,
        ),
      ),
    );
  }

  async sendMedia(req: Request, res: Response, wanted: MediaRequest): Promise<void> {
    const { grant, file, path, rules, seesEverything, isGuarded, viewer, base } = wanted;
    const title = grant === undefined ? undefined : this.#grants.titleOf(grant, file, rules);
    // Of everybody who sees everything, each address is good, also one that was made under rules.
    if (!FILE.test(file) || (title === undefined && !seesEverything)) throw nothingToPlay();
    if (title !== undefined && this.deps.takenDown.has(title)) throw new ApiError('taken_down');
    this.#open.watch(res, title);
    await this.client.pass(req, res, {
      path: `/library/${file}/${pathOf(path)}${queryOf(req)}`,
      base: seesEverything ? base : `${base}/${grant}`,
      viewer,
      // The next user of this browser may not be allowed to see it.
      cacheControl: isGuarded ? VIEWER_CACHE_CONTROL : undefined,
    });
  }
}

/** The unchanged query, including its question mark. */
export function queryOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at);
}

/** Encoded again, so that the stream provider and proxies interpret the path in the same way as this server. */
export function pathOf(segments: readonly string[]): string {
  if (segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment))) throw nothingToPlay();
  return segments.map(encodeURIComponent).join('/');
}

/** The same for hidden and for missing titles. */
export const nothingToPlay = (): ApiError =>
  new ApiError('not_found', { text: 'This video is no longer here. Open the title again.' });
