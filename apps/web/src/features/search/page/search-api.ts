import { parseSearchQuery, passesFilters, type MediaType, type SearchFilters } from '@marquee/core';
import type { CallOptions, MediaItem, Paged, PersonItem, TmdbClient } from '@marquee/tmdb';
import { searchTitles, tmdbApi } from '../../../shared/api';
import { discoverFilters } from '../../../shared/filters';
import { isBestMatch, type SearchParams } from './search-params';

export type TitleSearchArgs = Omit<SearchParams, 'tab'>;

/** Replaces the years of the filters with those of a `year:` prefix. */
function withYears(filters: SearchFilters, query: string): SearchFilters {
  const { years } = parseSearchQuery(query);
  return years ? { ...filters, yearFrom: years.from, yearTo: years.to } : filters;
}

/** Without a text, the filters query `discover` for one type, or for both with the page count of the longer list. */
async function browse(client: TmdbClient, args: TitleSearchArgs, options: CallOptions): Promise<Paged<MediaItem>> {
  const { page, type, sort, query } = args;
  const types: MediaType[] = type === 'all' ? ['movie', 'tv'] : [type];
  const lists = await Promise.all(
    types.flatMap((mediaType) => {
      const filters = discoverFilters(withYears(args.filters, query), mediaType);
      return filters
        ? [client.discover({ mediaType, page, ...(isBestMatch(sort) ? {} : { sortBy: sort }), ...filters }, options)]
        : [];
    }),
  );
  return {
    page,
    results: lists.flatMap(({ results }) => results),
    totalPages: Math.max(0, ...lists.map(({ totalPages }) => totalPages)),
    totalResults: lists.reduce((sum, { totalResults }) => sum + totalResults, 0),
  };
}

async function search(client: TmdbClient, args: TitleSearchArgs, options: CallOptions): Promise<Paged<MediaItem>> {
  const { text, imdbId, tmdbId } = parseSearchQuery(args.query);
  const isNamed = imdbId !== null || tmdbId !== null;
  if (text === '' && !isNamed) return browse(client, args, options);
  const found = await searchTitles(client, args, options);
  // A title requested by its id is shown whatever the filters are.
  return isNamed ? found : { ...found, results: found.results.filter((item) => passesFilters(item, args.filters)) };
}

export const searchPageApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Search by text or id, or `discover` without either (SEARCH-21). */
    advancedSearch: build.query<Paged<MediaItem>, TitleSearchArgs>({
      query: (args) => (client, options) => search(client, args, options),
    }),
    peopleSearch: build.query<Paged<PersonItem>, { query: string; page: number }>({
      query:
        ({ query, page }) =>
        (client, options) =>
          client.searchPeople({ query: parseSearchQuery(query).text, page }, options),
    }),
  }),
});
