import { CONTENT_FILTER_PARAM, parseJson } from '@marquee/core';
import { errorBodySchema } from '@marquee/core/contracts';
import * as z from 'zod/mini';
import { tmdbErrorBodySchema } from '../wire';
import { abortErrorOf } from './abort';
import { reasonPhrase } from './reason-phrase';
import { TmdbError } from './tmdb-error';
import type { TmdbClientConfig, TmdbFetch, TmdbGet } from './types';
import { tmdbUrl } from './url';

export const DEFAULT_LANGUAGE = 'en-US';

/** Head and body of a response. Makes no request if the signal is aborted, and reads nothing after an abort. */
async function read(fetch: TmdbFetch, url: string, init: Parameters<TmdbFetch>[1]) {
  const stopWhenAborted = () => {
    const abort = abortErrorOf(undefined, init.signal ?? undefined);
    if (abort) throw abort;
  };
  stopWhenAborted();
  const response = await fetch(url, init);
  const text = await response.text();
  stopWhenAborted();
  return { response, text };
}

/** The explanation of TMDB or the gateway for a failure. */
function detailOf(body: unknown): string | null {
  const tmdb = z.safeParse(tmdbErrorBodySchema, body);
  const gateway = z.safeParse(errorBodySchema, body);
  return (tmdb.data?.status_message ?? tmdb.data?.errors[0] ?? gateway.data?.error) || null;
}

/** All of the client's requests pass through here: URL, headers, abort, status, JSON, schema, log. */
export function createTmdbGet(config: TmdbClientConfig): TmdbGet {
  const {
    baseUrl,
    fetch,
    token,
    language = DEFAULT_LANGUAGE,
    logger = console,
    contentFilter,
    profile,
    together,
  } = config;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;

  const logged = (error: TmdbError): TmdbError => {
    const { code, status, path, detail, cause } = error;
    logger.error(error.message, { code, status, path, detail, cause });
    return error;
  };

  return async ({ path, params = {}, schema, signal }) => {
    const url = tmdbUrl(baseUrl, path, {
      language,
      [CONTENT_FILTER_PARAM]: contentFilter,
      profile,
      together,
      ...params,
    });
    const { response, text } = await read(fetch, url, { headers, signal: signal ?? null }).catch((cause: unknown) => {
      throw (
        abortErrorOf(cause, signal) ?? logged(new TmdbError({ code: 'network', reason: 'Network error', path, cause }))
      );
    });

    const body = parseJson(text);
    if (!response.ok) {
      const reason = reasonPhrase(response);
      throw logged(new TmdbError({ code: 'http', reason, path, status: response.status, detail: detailOf(body) }));
    }
    const parsed = z.safeParse(schema, body);
    if (!parsed.success) {
      const reason = body === undefined ? 'The answer is not JSON' : 'The answer has an unexpected shape';
      const { status } = response;
      throw logged(new TmdbError({ code: 'invalid_response', reason, path, status, cause: parsed.error }));
    }
    return parsed.data;
  };
}
