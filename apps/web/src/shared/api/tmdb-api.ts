import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { settle, type TmdbClient, type TmdbFailure } from '@marquee/tmdb';
import type { AppServices } from '../store/services';
import { selectSettings } from '../store/settings.slice';
import type { AppState } from '../store/state';
import { selectConfig } from './config';
import { filterContent } from './content-filter';

/** One call of the metadata client; `signal` aborts it when nobody waits for it any more. */
export type TmdbCall = (client: TmdbClient, options: { signal: AbortSignal }) => Promise<unknown>;

const tmdbBaseQuery: BaseQueryFn<TmdbCall, unknown, TmdbFailure> = (call, { getState, extra, signal }) => {
  const state = getState() as AppState;
  const config = selectConfig(state);
  const { region: chosen, metadataLanguage, contentFilter } = selectSettings(state);
  const region = chosen ?? config.region;
  const options = { region, ...(metadataLanguage && { language: metadataLanguage }) };
  const client = (extra as AppServices).tmdb(config.metadata.baseUrl, options);
  return settle(call(filterContent(client, contentFilter, region), { signal }));
};

/** The metadata service. Features add their endpoints with `injectEndpoints`; an endpoint's query is a `TmdbCall`. */
export const tmdbApi = createApi({
  reducerPath: 'tmdb',
  baseQuery: tmdbBaseQuery,
  // Lists change daily; ten minutes keeps Back instant without holding every page for ever.
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});

declare module '../store/state' {
  interface AppState {
    tmdb: ReturnType<typeof tmdbApi.reducer>;
  }
}
