import type { ContentFilter } from '@marquee/core';
import type * as player from '@marquee/player';
import type { TmdbClient, TmdbLogger } from '@marquee/tmdb';
import type { Records } from './collections/records';
import type { StorageAdapter } from './storage/storage-adapter';
import { env, TMDB_DIRECT_URL } from '../config/env';
import { lazyChunk } from '../lib/loading/lazy-chunk';

/** The player's code, loaded shortly before something plays. */
export type PlayerModule = Pick<typeof player, 'createShakaEngine' | 'warmEngine'>;

/** Creates player engines. */
export interface EngineFactory {
  create: (player: PlayerModule) => player.PlayerEngine;
  /** Loads what the first engine needs. Never rejects. */
  warmUp: (player: PlayerModule) => Promise<void>;
}

const shakaEngines: EngineFactory = {
  create: ({ createShakaEngine }) => createShakaEngine(),
  warmUp: ({ warmEngine }) => warmEngine(),
};

/** External dependencies of thunks and queries: the store's extra argument. */
export interface AppServices {
  fetch: typeof fetch;
  now: () => number;
  storage: StorageAdapter;
  /** The browser's database of the person's collections. */
  records: Records;
  engines: EngineFactory;
  /** The content filter from before the settings were loaded, so that no title is requested without it. */
  contentFilter: ContentFilter;
  /** The metadata client for a gateway URL; memoised by URL and options. */
  tmdb: (baseUrl: string, options?: MetadataOptions) => TmdbClient | Promise<TmdbClient>;
}

export interface MetadataOptions {
  /** BCP 47 tag for titles and overviews; the client's default if missing. */
  language?: string;
  /** ISO 3166-1. */
  region?: string;
  /** Content filter for the gateway; missing if nothing is filtered. */
  contentFilter?: string;
  /** The profile whose rule the gateway applies; missing if there is only one. */
  profile?: string;
  /** A second profile whose rule applies as well; missing if the titles are for one person. */
  together?: string;
}

interface ServicesOptions extends Omit<AppServices, 'tmdb' | 'engines' | 'contentFilter'> {
  contentFilter?: ContentFilter | undefined;
  /** Logs failed requests for metadata; the console by default. */
  logger?: TmdbLogger;
}

const tmdbClientChunk = lazyChunk(() => import('@marquee/tmdb'), 'required');

/** If a token is built in, TMDB is called directly, unless something is filtered: only the gateway filters. */
export function createServices({
  fetch,
  now,
  storage,
  records,
  logger,
  contentFilter = 'unrestricted',
}: ServicesOptions): AppServices {
  const clients = new Map<string, TmdbClient>();
  return {
    fetch,
    now,
    storage,
    records,
    engines: shakaEngines,
    contentFilter,
    async tmdb(gatewayUrl, options = {}) {
      const { createTmdbClient } = await tmdbClientChunk.load();
      const { language, region, contentFilter: filter, profile, together } = options;
      const isFiltered = [filter, profile, together].some((each) => each !== undefined);
      const token = isFiltered ? undefined : env.tmdbToken;
      const baseUrl = token ? TMDB_DIRECT_URL : gatewayUrl;
      const key = [baseUrl, language, region, filter, profile, together].join(' ');
      const client = clients.get(key) ?? createTmdbClient({ baseUrl, fetch, token, logger, ...options });
      clients.set(key, client);
      return client;
    },
  };
}
