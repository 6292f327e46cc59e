import {
  MAX_TITLES_WAIT_SEC,
  operatorLibrarySchema,
  providerTitlesSchema,
  type MatchFileBody,
  type OperatorLibrary,
  type ProviderTitles,
} from '@marquee/core/contracts';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';

export interface LibraryClientDeps {
  settings: Pick<Settings, 'provider'>;
  fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 10_000;
/** Matching a file also scans the folders. */
const MATCH_TIMEOUT_MS = 60_000;

/** Queries the stream provider about the operator's files, with the secret that both servers share. */
export class LibraryClient {
  constructor(private readonly deps: LibraryClientDeps) {}

  /** @param query unchanged; the provider validates it */
  async list(query: string): Promise<OperatorLibrary> {
    const answer = await this.#call(`/operator/library?${query}`);
    const parsed = operatorLibrarySchema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw new ApiError('library_unavailable', { cause: parsed.error });
    return parsed.data;
  }

  /**
   * What can be played, as changes since the cursor; waits for one if there is none yet.
   *
   * @throws ApiError `not_found` if the provider does not say
   */
  async titles(since: string | null, signal: AbortSignal): Promise<ProviderTitles> {
    const query =
      since === null ? '' : `?${new URLSearchParams({ since, wait: String(MAX_TITLES_WAIT_SEC) }).toString()}`;
    const limit = AbortSignal.timeout(MAX_TITLES_WAIT_SEC * 1_000 + TIMEOUT_MS);
    const answer = await this.#call(`/titles${query}`, { signal: AbortSignal.any([signal, limit]) });
    const parsed = providerTitlesSchema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw new ApiError('library_unavailable', { cause: parsed.error });
    return parsed.data;
  }

  async match(body: MatchFileBody): Promise<void> {
    const answer = await this.#call('/operator/library/match', {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MATCH_TIMEOUT_MS),
    });
    await answer.body?.cancel();
  }

  async #call(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> {
    const { url, secret } = this.deps.settings.provider;
    if (secret === undefined) throw new ApiError('library_not_shared');
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
    const answer = await this.deps
      .fetch(url + path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
        ...init,
        headers,
      })
      .catch((cause: unknown) => {
        throw new ApiError('library_unavailable', { cause });
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 400) throw new ApiError('bad_request');
    if (answer.status === 404) throw new ApiError('not_found', { text: 'The library no longer has this file.' });
    throw new ApiError(answer.status === 403 ? 'library_not_shared' : 'library_unavailable', {
      cause: `the stream provider answered ${answer.status}`,
    });
  }
}
