import type { ContentFilter } from '@marquee/core';
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
  /** The visitor's content filter as it was known before their settings were read: no title is asked for without it. */
  contentFilter: ContentFilter;
  /** The same of the profile's rule, on a device without an account (`ruleToken`). */
  rule: string | null;
  /** The metadata client for a gateway's base address; always the same one for the same address and options. */
  tmdb: (baseUrl: string, options?: MetadataOptions) => TmdbClient | Promise<TmdbClient>;
}

export interface MetadataOptions {
  /** BCP 47 tag of titles and overviews; the client's own default without one. */
  language?: string;
  /** ISO 3166-1. */
  region?: string;
  /** What the gateway is told of the content filter; none where nothing is filtered. */
  contentFilter?: string;
  /** Whose session the gateway has to find; none where there is one profile. */
  profile?: string;
}

interface ServicesOptions extends Omit<AppServices, 'tmdb' | 'engines' | 'contentFilter' | 'rule'> {
  contentFilter?: ContentFilter | undefined;
  rule?: string | null;
  /** Receives failed calls to the metadata service; the console by default. */
  logger?: TmdbLogger;
}

const tmdbClientChunk = lazyChunk(() => import('@marquee/tmdb'), 'required');

/** With a token built in, TMDB is asked directly, unless something is filtered: that is the gateway's work. */
export function createServices({
  fetch,
  now,
  storage,
  records,
  logger,
  contentFilter = 'unrestricted',
  rule = null,
}: ServicesOptions): AppServices {
  const clients = new Map<string, TmdbClient>();
  return {
    fetch,
    now,
    storage,
    records,
    engines: shakaEngines,
    contentFilter,
    rule,
    async tmdb(gatewayUrl, options = {}) {
      const { createTmdbClient } = await tmdbClientChunk.load();
      const isFiltered = options.contentFilter !== undefined || options.profile !== undefined;
      const token = isFiltered ? undefined : env.tmdbToken;
      const baseUrl = token ? TMDB_DIRECT_URL : gatewayUrl;
      const key = [baseUrl, options.language, options.region, options.contentFilter, options.profile].join(' ');
      const client = clients.get(key) ?? createTmdbClient({ baseUrl, fetch, token, logger, ...options });
      clients.set(key, client);
      return client;
    },
  };
}
