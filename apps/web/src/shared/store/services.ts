import { createTmdbClient, type TmdbClient } from '@marquee/tmdb';
import type { SpecStorage } from './storage';
import { env, TMDB_DIRECT_URL } from '../config/env';

/** What thunks and queries may reach of the outside world: the store's extra argument. */
export interface AppServices {
  fetch: typeof fetch;
  now: () => number;
  storage: SpecStorage;
  /** The metadata client for a gateway's base address; always the same one for the same address. */
  tmdb: (baseUrl: string) => TmdbClient;
}

/** With a token built in, TMDB is asked directly and the gateway's address is not used. */
export function createServices({ fetch, now, storage }: Omit<AppServices, 'tmdb'>): AppServices {
  const clients = new Map<string, TmdbClient>();
  return {
    fetch,
    now,
    storage,
    tmdb(gatewayUrl) {
      const baseUrl = env.tmdbToken ? TMDB_DIRECT_URL : gatewayUrl;
      const client = clients.get(baseUrl) ?? createTmdbClient({ baseUrl, fetch, token: env.tmdbToken });
      clients.set(baseUrl, client);
      return client;
    },
  };
}
