import type { MediaItem, Paged } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../../../shared/api';

export const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movies and series by text; people are left out by the client. */
    quickSearch: build.query<Paged<MediaItem>, { query: string }>({
      query:
        ({ query }) =>
        (client, options) =>
          searchTitles(client, { query, type: 'all', page: 1 }, options),
      keepUnusedDataFor: 120,
    }),
  }),
});
