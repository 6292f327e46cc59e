import type { MediaType } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { tmdbApi } from './tmdb-api';

/** What a card needs of a title known only by its id, as the history and bookmarks are. */
export const titleSummaryApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    titleSummary: build.query<MediaItem, { mediaType: MediaType; id: number }>({
      query: (args) => (client, options) => client.titleSummary(args, options),
    }),
  }),
});
