import type { ViewingRule } from '@marquee/core';
import { ApiError } from '../../http/errors';
import { parseTmdbRequest, type FilteredTmdb } from '../tmdb';

const GATEWAY = '/api/tmdb/3/';
/** Base for URLs without a host. */
const HERE = 'http://this.invalid';
/** Server-rendered pages share one caller, which takes turns with visitors' addresses. */
const PAGES_CALLER = 'pages';

/** Creates a fetch with viewing rules in addition to the request's. */
export type MetadataFetch = (rules: readonly ViewingRule[]) => typeof globalThis.fetch;

/** Lets the web app's code call the metadata gateway within the process. Every other URL returns 404. */
export function metadataFetch(service: Pick<FilteredTmdb, 'get'>): MetadataFetch {
  return (rules) => async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, pathname, search } = new URL(address, HERE);
    if (origin !== HERE || !pathname.startsWith(GATEWAY)) return new Response(null, { status: 404 });
    try {
      const asked = decodeURIComponent(pathname.slice(GATEWAY.length));
      const request = parseTmdbRequest(pathname + search, asked);
      const { body, source } = await service.get({ ...request, rules: [...request.rules, ...rules] }, PAGES_CALLER);
      // Not for a page that is cached: the browser requests it itself, and says what it is.
      if (source === 'fallback') throw new ApiError('metadata_unavailable');
      return new Response(String(await body.bytes('identity')), { headers: { 'Content-Type': body.contentType } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json({ error: error.message, code: error.code }, { status: error.status });
    }
  };
}
