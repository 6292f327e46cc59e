import { parseTitleAddress } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../api';

export const titleFinderApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Titles for a non-empty search text, best match first; for the address of a title's page, that title. */
    findTitles: build.query<MediaItem[], string>({
      query: (query) => async (client, options) => {
        const named = parseTitleAddress(query);
        if (named) return client.findByTmdbId(named, options);
        return (await searchTitles(client, { query, type: 'all', page: 1 }, options)).results;
      },
    }),
  }),
});
