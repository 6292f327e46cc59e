import type { SeriesEpisode, TitleCandidate } from '@marquee/core/import';
import type { AppDispatch, AppServices } from '../store';
import type { Lookups } from './find-title';
import { lookupApi } from './lookup-api';

/** At most 40 requests per second (IMPORT-25). */
const PACE_MS = 25;
const TRIES = 5;
const RETRY_MS = 3_000;

/** Whether a failure is temporary (rate limit, server error, no connection), so that a retry makes sense. */
const isPassing = (error: unknown): boolean => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status !== 'number' || status === 429 || status >= 500;
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** Rate-limits lookups, to leave capacity for other visitors, and retries temporary failures. */
export function pacedLookups(
  dispatch: AppDispatch,
  { now }: Pick<AppServices, 'now'>,
  signal: AbortSignal,
  retryMs = RETRY_MS,
): Lookups {
  let nextAtMs = 0;
  const turn = async () => {
    const at = Math.max(performance.now(), nextAtMs);
    nextAtMs = at + PACE_MS;
    await wait(at - performance.now(), signal);
  };
  async function ask<Data>(question: () => PromiseLike<Answer<Data>>): Promise<Data> {
    for (let attempt = 1; ; attempt += 1) {
      await turn();
      const { data, error } = await question();
      if (data !== undefined) return data;
      if (attempt === TRIES || !isPassing(error)) throw new Error('A title could not be looked up.', { cause: error });
      await wait(retryMs * attempt, signal);
    }
  }
  return {
    lookUp: (lookup) =>
      ask<TitleCandidate[]>(() => dispatch(lookupApi.endpoints.titleLookup.initiate(lookup, { subscribe: false }))),
    episodesOf: (id) =>
      ask<SeriesEpisode[]>(() =>
        dispatch(lookupApi.endpoints.seriesEpisodes.initiate({ id, nowMs: now() }, { subscribe: false })),
      ),
  };
}
