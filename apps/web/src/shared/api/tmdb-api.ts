import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { settle, type TmdbClient, type TmdbFailure } from '@marquee/tmdb';
import type { AppServices } from '../store/services';
import type { AppState } from '../store/state';
import { selectConfig } from './config';

/** One call of the metadata client; `signal` aborts it when nobody waits for it any more. */
export type TmdbCall = (client: TmdbClient, options: { signal: AbortSignal }) => Promise<unknown>;

const tmdbBaseQuery: BaseQueryFn<TmdbCall, unknown, TmdbFailure> = (call, { getState, extra, signal }) => {
  const { baseUrl } = selectConfig(getState() as AppState).metadata;
  return settle(call((extra as AppServices).tmdb(baseUrl), { signal }));
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
