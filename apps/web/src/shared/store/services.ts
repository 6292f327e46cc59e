import type * as player from '@marquee/player';
import type { TmdbClient, TmdbLogger } from '@marquee/tmdb';
import type { Records } from './collections';
import type { StorageAdapter } from './storage';
import { env, TMDB_DIRECT_URL } from '../config/env';
import { lazyChunk } from '../lib/loading/lazy-chunk';

/** The player's code, which is loaded when something is about to play. */
export type PlayerModule = Pick<typeof player, 'createShakaEngine' | 'warmEngine'>;

/** Makes the engines that play streams. */
export interface EngineFactory {
  create: (player: PlayerModule) => player.PlayerEngine;
  /** Fetches and evaluates what the first engine needs. Never rejects. */
  warmUp: (player: PlayerModule) => Promise<void>;
}

const shakaEngines: EngineFactory = {
  create: ({ createShakaEngine }) => createShakaEngine(),
  warmUp: ({ warmEngine }) => warmEngine(),
};

/** What thunks and queries may reach of the outside world: the store's extra argument. */
export interface AppServices {
  fetch: typeof fetch;
  now: () => number;
  storage: StorageAdapter;
  /** The browser's database of what a person keeps. */
  records: Records;
  engines: EngineFactory;
  /** The metadata client for a gateway's base address; always the same one for the same address and options. */
  tmdb: (baseUrl: string, options?: MetadataOptions) => TmdbClient | Promise<TmdbClient>;
}

export interface MetadataOptions {
  /** BCP 47 tag of titles and overviews; the client's own default without one. */
  language?: string;
  /** ISO 3166-1. */
  region?: string;
}

interface ServicesOptions extends Omit<AppServices, 'tmdb' | 'engines'> {
  /** Receives failed calls to the metadata service; the console by default. */
  logger?: TmdbLogger;
}

const tmdbClientChunk = lazyChunk(() => import('@marquee/tmdb'), 'required');

/** With a token built in, TMDB is asked directly and the gateway's address is not used. */
export function createServices({ fetch, now, storage, records, logger }: ServicesOptions): AppServices {
  const clients = new Map<string, TmdbClient>();
  return {
    fetch,
    now,
    storage,
    records,
    engines: shakaEngines,
    async tmdb(gatewayUrl, options = {}) {
      const { createTmdbClient } = await tmdbClientChunk.load();
      const baseUrl = env.tmdbToken ? TMDB_DIRECT_URL : gatewayUrl;
      const key = [baseUrl, options.language, options.region].join(' ');
      const client = clients.get(key) ?? createTmdbClient({ baseUrl, fetch, token: env.tmdbToken, logger, ...options });
      clients.set(key, client);
      return client;
    },
  };
}
