import { providerSourcesSchema, streamResultSchema, UI_TOKEN_HEADER, type StreamResult } from '@marquee/core/contracts';
import { readAnswer } from './read-answer';
import type { SourceRequest } from './request';
import { streamAddresses } from './stream-addresses';
import type { FindContext, SourceAdapter, SourceContext } from './source-adapter';
import { SourceError } from './source-error';

export type SourceFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ProviderOptions {
  id: string;
  /** Shown while its sources are not known yet. */
  name: string;
  /** Address of the provider, without the paths of the protocol. */
  url: string;
  fetch: SourceFetch;
  /** Personal token, read before each request; nothing is sent for null. */
  token?: () => string | null;
  rank?: number;
}

const query = (request: SourceRequest): string => {
  const params = new URLSearchParams({ title: request.title });
  if (request.releaseYear !== null) params.set('releaseYear', String(request.releaseYear));
  if (request.imdbId) params.set('imdbId', request.imdbId);
  if (request.type === 'tv') {
    params.set('season', String(request.season.number));
    params.set('episode', String(request.episode.number));
  }
  return params.toString();
};

/** Only web addresses are played, whatever a provider says, and there has to be something to play. */
function refuseUnplayable(result: StreamResult): void {
  if (result.stream.type === 'file' && Object.keys(result.stream.qualities).length === 0) {
    throw new SourceError('invalid', 'a file stream without files');
  }
  for (const address of streamAddresses(result.stream)) {
    const { protocol } = new URL(address);
    if (protocol !== 'http:' && protocol !== 'https:') {
      throw new SourceError('invalid', `an address starts with ${protocol.slice(0, 20)}`);
    }
  }
}

/** An adapter for the stream-provider protocol (docs/sources.md). One provider holds several sources. */
export function createProviderAdapter(options: ProviderOptions): SourceAdapter {
  const { id, name, fetch, token, rank } = options;
  const base = options.url.replace(/\/+$/, '');

  async function ask(path: string, { signal }: SourceContext): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const personal = token?.();
    if (personal) headers[UI_TOKEN_HEADER] = personal;
    try {
      return await fetch(`${base}${path}`, { signal, headers, credentials: 'omit' });
    } catch (cause) {
      signal.throwIfAborted();
      throw new SourceError('network', `could not reach ${base}`, { cause });
    }
  }

  function refuseErrorStatus(response: Response): void {
    if (response.ok) return;
    void response.body?.cancel();
    throw new SourceError('http', `answered ${response.status}`, { status: response.status });
  }

  async function find(request: SourceRequest, context: FindContext): Promise<StreamResult | null> {
    const path = `/sources/${encodeURIComponent(context.sourceId)}/${request.type}/${request.tmdbId}`;
    const response = await ask(`${path}?${query(request)}`, context);
    if (response.status === 404) {
      void response.body?.cancel();
      return null;
    }
    refuseErrorStatus(response);
    const result = await readAnswer(response, streamResultSchema);
    refuseUnplayable(result);
    return { ...result, sourceId: context.sourceId };
  }

  return {
    id,
    name,
    ...(rank !== undefined && { rank }),
    async listSources(context) {
      const response = await ask('/sources', context);
      refuseErrorStatus(response);
      return (await readAnswer(response, providerSourcesSchema)).sources;
    },
    findMovie: find,
    findEpisode: find,
  };
}
