import type { MediaItem, Named } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../../../shared/api';

/** Searches for titles and keywords to hide from a profile. */
export const finderApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    hideableTitles: build.query<MediaItem[], string>({
      query: (query) => async (client, options) =>
        (await searchTitles(client, { query, type: 'all', page: 1 }, options)).results,
    }),
    hideableKeywords: build.query<Named[], string>({
      query: (query) => (client, options) => client.searchKeywords({ query }, options),
    }),
    keywordName: build.query<Named, number>({
      query: (id) => (client, options) => client.keyword({ id }, options),
    }),
  }),
});
