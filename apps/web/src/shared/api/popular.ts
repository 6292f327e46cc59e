import type { MediaType } from '@marquee/core';
import type { MediaItem, Paged } from '@marquee/tmdb';
import { tmdbApi } from './tmdb-api';

/** Popular titles, shared by home's rows and the search box's suggestions. */
export const popularApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    popular: build.query<Paged<MediaItem>, { mediaType: MediaType; page?: number }>({
      query: (args) => (client, options) => client.popular(args, options),
    }),
  }),
});
