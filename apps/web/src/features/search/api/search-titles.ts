import type { MediaItem, Paged } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

export const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movies and series by text; people are left out by the client. */
    searchMulti: build.query<Paged<MediaItem>, { query: string; page?: number }>({
      query: (args) => (client, options) => client.searchMulti(args, options),
      keepUnusedDataFor: 120,
    }),
  }),
});
