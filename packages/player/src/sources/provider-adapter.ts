import { trimTrailingSlashes, writeMediaSupport, type MediaFeature } from '@marquee/core';
import { providerSourcesSchema, streamResultSchema, UI_TOKEN_HEADER } from '@marquee/core/contracts';
import * as z from 'zod/mini';
import { readJson } from './read-json';
import type { SourceRequest } from './request';
import type { FindContext, FoundStream, SourceAdapter, SourceContext } from './source-adapter';
import { SourceError } from './source-error';
import { fetchFromSource, assertOk, type SourceFetch } from './source-fetch';

const refusalSchema = z.object({ error: z.string() });

interface ProviderOptions {
  id: string;
  /** Shown until its sources are known. */
  name: string;
  /** URL of the provider, without the protocol's paths. */
  url: string;
  fetch: SourceFetch;
  /** Personal token, read before each request; nothing is sent if it is null. */
  token?: (() => string | null) | undefined;
  /** The browser's capabilities; without them the provider sends formats that all browsers support. */
  supports?: () => Promise<readonly MediaFeature[]>;
}

const query = (request: SourceRequest, supports: readonly MediaFeature[] | undefined): string => {
  const params = new URLSearchParams({ title: request.title });
  if (supports) params.set('supports', writeMediaSupport(supports));
  if (request.releaseYear !== null) params.set('releaseYear', String(request.releaseYear));
  if (request.originalTitle) params.set('originalTitle', request.originalTitle);
  if (request.imdbId) params.set('imdbId', request.imdbId);
  if (request.type === 'tv') {
    params.set('season', String(request.season.number));
    const { number, absoluteNumber, airDate } = request.episode;
    params.set('episode', String(number));
    if (absoluteNumber !== undefined) params.set('absoluteEpisode', String(absoluteNumber));
    if (airDate !== undefined) params.set('airDate', airDate);
  }
  return params.toString();
};

const maxReason = 200;

/** The error for a response in which the provider explains a refusal. */
async function refusalOf(response: Response): Promise<SourceError> {
  const { status } = response;
  const body = await readJson(response, refusalSchema).catch(() => undefined);
  return new SourceError('http', `answered ${status}`, { status, reason: body?.error.slice(0, maxReason) });
}

/** An adapter for the stream-provider protocol (docs/sources.md). A provider may have several sources. */
export function createProviderAdapter(options: ProviderOptions): SourceAdapter {
  const { id, name, fetch, token, supports } = options;
  const base = trimTrailingSlashes(options.url);

  async function ask(path: string, { signal }: SourceContext): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const personal = token?.();
    if (personal) headers[UI_TOKEN_HEADER] = personal;
    return fetchFromSource(fetch, `${base}${path}`, { signal, headers });
  }

  async function find(request: SourceRequest, context: FindContext): Promise<FoundStream | null> {
    const path = `/sources/${encodeURIComponent(context.sourceId)}/${request.type}/${request.tmdbId}`;
    const response = await ask(`${path}?${query(request, await supports?.())}`, context);
    // 451: the site has taken the title down.
    if (response.status === 404 || response.status === 451) {
      void response.body?.cancel();
      return null;
    }
    if (!response.ok) throw await refusalOf(response);
    return readJson(response, streamResultSchema);
  }

  async function listSources(context: SourceContext) {
    const response = await ask('/sources', context);
    assertOk(response);
    const { sources } = await readJson(response, providerSourcesSchema);
    return sources.sort((a, b) => b.rank - a.rank);
  }

  return {
    id,
    name,
    origin: base,
    listSources,
    async check(context) {
      const sources = await listSources(context);
      return { sources: sources.length };
    },
    findMovie: find,
    findEpisode: find,
  };
}
