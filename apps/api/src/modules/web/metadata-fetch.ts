import type { ViewingRule } from '@marquee/core';
import type { CacheName } from '../../config';
import { ApiError } from '../../http/errors';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { RequestParser, type FilteredTmdb } from '../tmdb';

const GATEWAY = '/api/tmdb/3/';
/** Base for URLs without a host. */
const HERE = 'http://this.invalid';
/** Server-rendered pages share one caller, which takes turns with visitors' addresses. */
const PAGES_CALLER = 'pages';

/** Creates a fetch with viewing rules in addition to the request's. */
export type MetadataFetch = (rules: readonly ViewingRule[]) => typeof globalThis.fetch;

/** Lets the web app's code call the metadata gateway within the process. Every other URL returns 404. */
export function metadataFetch(service: Pick<FilteredTmdb, 'get'>, caches: BoundedCaches<CacheName>): MetadataFetch {
  const questions = new RequestParser(caches);
  return (rules) => async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, pathname, search } = new URL(address, HERE);
    if (origin !== HERE || !pathname.startsWith(GATEWAY)) return new Response(null, { status: 404 });
    try {
      const asked = decodeURIComponent(pathname.slice(GATEWAY.length));
      const request = questions.parse(pathname + search, asked);
      const { body } = await service.get({ ...request, rules: [...request.rules, ...rules] }, PAGES_CALLER);
      return new Response(String(await body.bytes('identity')), { headers: { 'Content-Type': body.contentType } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json({ error: error.message, code: error.code }, { status: error.status });
    }
  };
}
