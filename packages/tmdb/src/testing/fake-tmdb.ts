import { createTmdbClient, type TmdbClient } from '../client/create-client';
import type { TmdbClientConfig, TmdbFetch } from '../client/types';
import type { FakeResponse, FakeRequest } from './responses';
import { respondFromFixtures } from './respond-from-fixtures';

const BASE_URL = 'https://tmdb.test/3';

export interface FakeTmdb {
  /** The real client with the fake fetch. */
  client: TmdbClient;
  fetch: TmdbFetch;
  baseUrl: string;
  /** All requests so far, in order. */
  requests: FakeRequest[];
  /** All failures that the client logged. */
  logged: { message: string; details: unknown }[];
  /** Replaces the response of a path from now on. */
  answer(path: string, answer: FakeResponse): void;
}

/** TMDB in memory with invented titles; `answers` replaces parts of them by path. */
export function createFakeTmdb(
  answers: Readonly<Record<string, FakeResponse>> = {},
  config: Partial<Omit<TmdbClientConfig, 'fetch' | 'logger'>> = {},
): FakeTmdb {
  const baseUrl = config.baseUrl ?? BASE_URL;
  const byPath = new Map(Object.entries(answers));
  const requests: FakeRequest[] = [];
  const logged: FakeTmdb['logged'] = [];

  const fetch: TmdbFetch = (url, { headers, signal }) => {
    const [path = '', query = ''] = url.slice(baseUrl.length + 1).split('?');
    const request = { path, params: new URLSearchParams(query), headers, signal };
    requests.push(request);
    return (byPath.get(path) ?? respondFromFixtures)(request);
  };
  const logger = { error: (message: string, details: unknown) => void logged.push({ message, details }) };

  return {
    client: createTmdbClient({ ...config, baseUrl, fetch, logger }),
    fetch,
    baseUrl,
    requests,
    logged,
    answer: (path, answer) => void byPath.set(path, answer),
  };
}
