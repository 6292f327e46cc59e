import type { ViewingRule } from '@marquee/core';
import { ApiError } from '../../http/errors';
import type { FilteredTmdb } from './content-filter/filtered-tmdb';
import { parseTmdbRequest } from './request-parser';

const GATEWAY = '/api/tmdb/3/';
/** Base for URLs without a host. */
const HERE = 'http://this.invalid';
/** Creates a fetch with viewing rules in addition to the request's. */
export type MetadataFetch = (rules: readonly ViewingRule[]) => typeof globalThis.fetch;

/**
 * Lets the web app's code and TMDB's client call the metadata gateway within the process. Every other URL returns 404.
 *
 * @param caller who takes turns with visitors' addresses; server-rendered pages share one
 */
export function metadataFetch(service: Pick<FilteredTmdb, 'get'>, caller = 'pages'): MetadataFetch {
  return (rules) => async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, pathname, search } = new URL(address, HERE);
    if (origin !== HERE || !pathname.startsWith(GATEWAY)) return new Response(null, { status: 404 });
    try {
      const rawPath = decodeURIComponent(pathname.slice(GATEWAY.length));
      const request = parseTmdbRequest(pathname + search, rawPath);
      const { body, source } = await service.get({ ...request, rules: [...request.rules, ...rules] }, caller);
      // Not for a page that is cached: the browser requests it itself, and says what it is.
      if (source === 'fallback') throw new ApiError('metadata_unavailable');
      return new Response(String(await body.bytes('identity')), { headers: { 'Content-Type': body.contentType } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json({ error: error.message, code: error.code }, { status: error.status });
    }
  };
}
