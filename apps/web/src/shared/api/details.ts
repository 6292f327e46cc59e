import type { MovieDetails, TvDetails } from '@marquee/tmdb';
import { parseIdParam } from '@marquee/core';
import type { PageModule } from '../lib/routing/page-module';
import { tmdbApi } from './tmdb-api';

/** Details of one title, shared by its page, the episode pages of a series and the player. */
export const detailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    movieDetails: build.query<MovieDetails, number>({
      query: (id) => (client, options) => client.movieDetails({ id }, options),
    }),
    tvDetails: build.query<TvDetails, number>({
      query: (id) => (client, options) => client.tvDetails({ id }, options),
    }),
  }),
});

/** For pages whose URL contains the title's id. */
export const prefetchDetails =
  (endpoint: 'movieDetails' | 'tvDetails'): PageModule['prefetch'] =>
  (params, dispatch) => {
    const id = parseIdParam(params.id);
    if (id !== null) dispatch(detailsApi.util.prefetch(endpoint, id, {}));
  };
