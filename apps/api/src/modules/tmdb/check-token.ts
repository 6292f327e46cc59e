import type { TmdbCheck } from '@marquee/core/contracts';
import { createTmdbUpstream } from './upstream';
import { UpstreamError } from './upstream-error';

interface CheckDeps {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** Asks TMDB for the least that needs a token. */
export async function checkToken(token: string | undefined, { baseUrl, fetch, now }: CheckDeps): Promise<TmdbCheck> {
  if (token === undefined) return { state: 'none', ms: 0 };
  const startedAt = now();
  try {
    await createTmdbUpstream({ baseUrl, token, fetch })('configuration', new URLSearchParams(), 'operator');
    return { state: 'works', ms: now() - startedAt };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { state: error.code === 'token_refused' ? 'refused' : 'unreachable', ms: now() - startedAt };
  }
}
