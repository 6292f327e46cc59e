import { OWNER_PROFILE_ID } from '@marquee/core';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { TmdbClient, TmdbFailure } from '@marquee/tmdb';
import { wantedLanguage } from '../i18n';
import { lazyChunk } from '../lib/loading/lazy-chunk';
import { selectSettings } from '../store/settings';
import { selectConfig } from './config';
import { selectContentFilterToken } from './content-filter';
import { appOf } from './app-of';
import { createApi } from './create-api';
import { selectRegion } from './region';
import type { searchTitles as search } from './title-search';

/** One request of the metadata client; `signal` aborts it when it is no longer needed. */
export type TmdbCall = (client: TmdbClient, options: { signal: AbortSignal }) => Promise<unknown>;

/** A request for titles that another profile of the account may see as well, by its id. */
export interface SharedTmdbCall {
  call: TmdbCall;
  together: string | undefined;
}

/**
 * Loaded on demand: validation and mapping are a quarter of the app's code, and a server-rendered page already has its
 * data.
 */
const tmdbChunk = lazyChunk(() => import('./tmdb-chunk'), 'required');

/** Titles by a non-empty text (`title-search`). Loaded together with its caller. */
export const searchTitles: typeof search = async (...call) => (await tmdbChunk.load()).searchTitles(...call);

const tmdbBaseQuery: BaseQueryFn<TmdbCall | SharedTmdbCall, unknown, TmdbFailure> = async (
  request,
  { getState, extra, signal },
) => {
  const { call, together } = typeof request === 'function' ? { call: request, together: undefined } : request;
  const { state, services } = appOf({ getState, extra });
  const config = selectConfig(state);
  const { metadataLanguage } = selectSettings(state);
  const language = metadataLanguage ?? wantedLanguage();
  const contentFilter = selectContentFilterToken(state, services);
  const { profile } = services.records;
  const options = {
    region: selectRegion(state),
    ...(language && { language }),
    ...(contentFilter && { contentFilter }),
    // Responses for a profile must not be cached for the owner.
    ...(profile !== OWNER_PROFILE_ID && { profile }),
    ...(together !== undefined && { together }),
  };
  const [client, { toQueryResult }] = await Promise.all([
    services.tmdb(config.metadata.baseUrl, options),
    tmdbChunk.load(),
  ]);
  return toQueryResult(call(client, { signal }));
};

/** Tag of every response: all are refetched when the region, the language or the content filter changes. */
export const METADATA_TAG = 'metadata';

const api = createApi({
  reducerPath: 'tmdb',
  baseQuery: tmdbBaseQuery,
  tagTypes: [METADATA_TAG],
  // Lists change daily; ten minutes keep Back instant without caching every page indefinitely.
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});

/** The metadata service. Features add their endpoints with `injectEndpoints`; an endpoint's query is a `TmdbCall`. */
export const tmdbApi = {
  ...api,
  injectEndpoints: ((options) =>
    api.injectEndpoints({
      ...options,
      endpoints: (build) =>
        options.endpoints({
          ...build,
          query: (definition) => build.query({ ...definition, providesTags: [METADATA_TAG] }),
          infiniteQuery: (definition) => build.infiniteQuery({ ...definition, providesTags: [METADATA_TAG] }),
        }),
    })) as typeof api.injectEndpoints,
};

declare module '../store/state' {
  interface AppState {
    tmdb: ReturnType<typeof tmdbApi.reducer>;
  }
}
