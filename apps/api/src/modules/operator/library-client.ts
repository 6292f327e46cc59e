import {
  folderListSchema,
  folderLookSchema,
  folderStatesSchema,
  MAX_TITLES_WAIT_SEC,
  operatorLibrarySchema,
  processWarningsSchema,
  providerTitlesSchema,
  type FolderList,
  type FolderLook,
  type FolderStates,
  type MatchFileBody,
  type OperatorLibrary,
  type ProcessWarnings,
  type ProviderTitles,
} from '@marquee/core/contracts';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';

export interface LibraryClientDeps {
  settings: Pick<Settings, 'provider'>;
  fetch: typeof globalThis.fetch;
}

type CallInit = Omit<RequestInit, 'headers'>;

const TIMEOUT_MS = 10_000;
/** The server's own warnings wait for those of the provider. */
const WARNINGS_TIMEOUT_MS = 3_000;
/** Matching a file also scans the folders. */
const MATCH_TIMEOUT_MS = 60_000;

/** The stream provider's calls for operators, with the secret that both servers share. */
export class LibraryClient {
  /** Of two lists of folders the later one must not arrive first. */
  #told: Promise<unknown> = Promise.resolve();
  /** The call that waits for the one under way, and what it will say. */
  #next: Promise<FolderStates> | undefined;
  #folders: readonly string[] = [];

  constructor(private readonly deps: LibraryClientDeps) {}

  /** @param query unchanged; the provider validates it */
  async list(query: string): Promise<OperatorLibrary> {
    return this.#read(operatorLibrarySchema, `/operator/library?${query}`);
  }

  /** Says which folders to serve, or the later ones; the answer says which it serves, and how they are. */
  tellFolders(folders: readonly string[]): Promise<FolderStates> {
    this.#folders = folders;
    if (this.#next) return this.#next;
    const next = this.#told.then(() => {
      this.#next = undefined;
      const body = JSON.stringify({ folders: this.#folders });
      return this.#read(folderStatesSchema, '/operator/folders', { method: 'PUT', body });
    });
    this.#next = next;
    this.#told = next.catch(() => undefined);
    return next;
  }

  async browse(path: string | null): Promise<FolderList> {
    return this.#read(folderListSchema, '/operator/folders/browse', { method: 'POST', body: JSON.stringify({ path }) });
  }

  async look(path: string): Promise<FolderLook> {
    return this.#read(folderLookSchema, '/operator/folders/look', { method: 'POST', body: JSON.stringify({ path }) });
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

  async warnings(): Promise<ProcessWarnings> {
    const signal = AbortSignal.timeout(WARNINGS_TIMEOUT_MS);
    return this.#read(processWarningsSchema, '/operator/warnings', { signal });
  }

  async match(body: MatchFileBody): Promise<void> {
    const answer = await this.#call('/operator/library/match', {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MATCH_TIMEOUT_MS),
    });
    await answer.body?.cancel();
  }

  async #read<Schema extends $ZodType>(schema: Schema, path: string, init: CallInit = {}): Promise<output<Schema>> {
    const answer = await this.#call(path, init);
    const parsed = safeParse(schema, await answer.json().catch(() => null));
    if (!parsed.success) throw new ApiError('library_unavailable', { cause: parsed.error });
    return parsed.data;
  }

  async #call(path: string, init: CallInit): Promise<Response> {
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
