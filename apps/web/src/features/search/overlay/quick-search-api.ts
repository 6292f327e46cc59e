import type { MediaItem, PersonItem } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../../../shared/api';
import type { ResultKind } from './result-kinds';

/** What is found for a text: titles of the asked kind, or people. */
export interface QuickResults {
  titles: MediaItem[];
  people: PersonItem[];
}

export const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    quickSearch: build.query<QuickResults, { query: string; kind: ResultKind }>({
      query:
        ({ query, kind }) =>
        async (client, options) => {
          if (kind === 'people') return { titles: [], people: (await client.searchPeople({ query }, options)).results };
          const { results } = await searchTitles(client, { query, type: kind, page: 1 }, options);
          return { titles: results, people: [] };
        },
      keepUnusedDataFor: 120,
    }),
  }),
});
