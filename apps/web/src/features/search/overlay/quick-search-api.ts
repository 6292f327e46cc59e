import { parseSearchQuery } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../../../shared/api';
import { interleave } from '../../../shared/lib/feed/interleave';
import { TRENDING_TITLES } from './constants';
import type { QuickResults, ResultKind } from './result-kinds';

export const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    quickSearch: build.query<QuickResults, { query: string; kind: ResultKind }>({
      query:
        ({ query, kind }) =>
        async (client, options) => {
          if (kind === 'people') {
            const { text } = parseSearchQuery(query);
            return { titles: [], people: text ? (await client.searchPeople({ query: text }, options)).results : [] };
          }
          const { results } = await searchTitles(client, { query, type: kind, page: 1 }, options);
          return { titles: results, people: [] };
        },
      keepUnusedDataFor: 120,
    }),
    /** Alternates movies and series. */
    trendingTitles: build.query<MediaItem[], void>({
      query: () => async (client, options) => {
        const lists = [client.trending({ mediaType: 'movie' }, options), client.trending({ mediaType: 'tv' }, options)];
        const [movies, series] = await Promise.all(lists);
        return interleave(movies?.results ?? [], series?.results ?? [], TRENDING_TITLES);
      },
    }),
  }),
});
