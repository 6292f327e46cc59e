import type { MediaItem } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../api';

export const titleFinderApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Titles for a non-empty search text, best match first. */
    findTitles: build.query<MediaItem[], string>({
      query: (query) => async (client, options) =>
        (await searchTitles(client, { query, type: 'all', page: 1 }, options)).results,
    }),
  }),
});
