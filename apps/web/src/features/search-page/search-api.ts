import type { MediaType } from '@marquee/core';
import type { CallOptions, MediaItem, Paged, TmdbClient } from '@marquee/tmdb';
import { tmdbApi } from '../../shared/api';
import type { SearchParams } from './search-params';

/** Without text the filters browse: `discover` of one type, or of both with the longer list's pages. */
async function browse(client: TmdbClient, { page, type, sort }: SearchParams, options: CallOptions) {
  const types: MediaType[] = type === 'all' ? ['movie', 'tv'] : [type];
  const lists = await Promise.all(
    types.map((mediaType) => client.discover({ mediaType, page, sortBy: sort }, options)),
  );
  return {
    page,
    results: lists.flatMap(({ results }) => results),
    totalPages: Math.max(...lists.map(({ totalPages }) => totalPages)),
    totalResults: lists.reduce((sum, { totalResults }) => sum + totalResults, 0),
  };
}

export const searchPageApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** `search/multi`, or the search of one type, or `discover` without text (spec/README.md). */
    advancedSearch: build.query<Paged<MediaItem>, SearchParams>({
      query:
        (params) =>
        (client, options): Promise<Paged<MediaItem>> => {
          const { query, page, type } = params;
          if (query === '') return browse(client, params, options);
          if (type === 'all') return client.searchMulti({ query, page }, options);
          return client.searchTitles({ query, page, mediaType: type }, options);
        },
    }),
  }),
});
