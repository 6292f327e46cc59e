import type { MediaType } from '@marquee/core';
import type { MediaItem, Paged, TrendingWindow } from '@marquee/tmdb';
import { tmdbApi } from '../../shared/api';

export const listsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Titles of the day, or of the week. */
    trending: build.query<Paged<MediaItem>, { mediaType: MediaType; window?: TrendingWindow; page?: number }>({
      query: (args) => (client, options) => client.trending(args, options),
    }),
    upcoming: build.query<Paged<MediaItem>, void>({
      query: () => (client, options) => client.upcoming({}, options),
    }),
  }),
});
