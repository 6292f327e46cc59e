import { isRecord } from '@marquee/core';
import { readLimited } from '../../lib/read-limited';
import { UpstreamError } from './upstream-error';

interface UpstreamOptions {
  /** E.g. `https://api.themoviedb.org/3`. */
  baseUrl: string;
  token: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

interface UpstreamResponse {
  /** 200, or TMDB's statement that the request is wrong (400, 404, 422). */
  status: number;
  body: Buffer;
}

/** @param caller whose queue the request uses */
export type Upstream = (path: string, query: URLSearchParams, caller: string) => Promise<UpstreamResponse>;

const MAX_BYTES = 8 * 1024 * 1024;
/** Statuses that concern the request, not TMDB's health. */
const ANSWERS = new Set([200, 400, 404, 422]);

/**
 * Sends a request to TMDB.
 *
 * @throws UpstreamError for everything but a JSON response
 */
export function createTmdbUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, token, timeoutMs = 6_000 } = options;
  // An account has two credentials: the read access token (a JWT) and the older 32-digit key.
  const isApiKey = /^[0-9a-f]{32}$/.test(token);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (!isApiKey) headers.Authorization = `Bearer ${token}`;

  return async (path, query) => {
    const address = new URL(`${baseUrl}/${path}`);
    for (const [name, value] of query) address.searchParams.set(name, value);
    if (isApiKey) address.searchParams.set('api_key', token);
    try {
      const response = await options.fetch(address, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readAnswer(response);
    } catch (cause) {
      throw toUpstreamError(cause, timeoutMs);
    }
  };
}

async function readAnswer(response: Response): Promise<UpstreamResponse> {
  if (!ANSWERS.has(response.status)) {
    await response.body?.cancel();
    throw statusError(response);
  }
  const body = response.body ? await readLimited(response.body, MAX_BYTES) : Buffer.alloc(0);
  if (!body) throw new UpstreamError('too_large', `the answer is larger than ${MAX_BYTES} bytes`);
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value !== 'object' || value === null) throw new TypeError('neither object nor list');
  } catch (cause) {
    throw new UpstreamError('not_json', 'the answer is not JSON', undefined, { cause });
  }
  return { status: response.status, body };
}

function statusError(response: Response): UpstreamError {
  const { status } = response;
  if (status === 401 || status === 403)
    return new UpstreamError('token_refused', `TMDB refuses the token (status ${status})`);
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return new UpstreamError('rate_limited', 'TMDB asks for a pause', seconds > 0 ? seconds * 1_000 : undefined);
  }
  return new UpstreamError('bad_status', `TMDB answered with status ${status}`);
}

function toUpstreamError(cause: unknown, timeoutMs: number): UpstreamError {
  if (cause instanceof UpstreamError) return cause;
  if (isRecord(cause) && cause.name === 'TimeoutError')
    return new UpstreamError('timed_out', `no answer within ${timeoutMs} ms`, undefined, { cause });
  return new UpstreamError('unreachable', 'TMDB cannot be reached', undefined, { cause });
}
