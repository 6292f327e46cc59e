import { parseSearchQuery, type MediaType, type SearchQuery } from '@marquee/core';
import type { CallOptions, MediaItem, Paged, TmdbClient } from '@marquee/tmdb';

export interface TitleSearch {
  query: string;
  type: 'all' | MediaType;
  page: number;
}

const mediaTypes = ['movie', 'tv'] as const satisfies MediaType[];

const onePage = (results: MediaItem[]): Paged<MediaItem> => ({
  page: 1,
  results,
  totalPages: results.length > 0 ? 1 : 0,
  totalResults: results.length,
});

/** The id in an `imdb:` or `tmdb:` prefix of a search; null if it has neither. */
async function byId(client: TmdbClient, { imdbId, tmdbId }: SearchQuery, options: CallOptions) {
  if (imdbId !== null) return (await client.findByImdbId({ imdbId }, options)).titles;
  if (tmdbId === null) return null;
  const found = mediaTypes.map((mediaType) => client.findByTmdbId({ mediaType, id: tmdbId }, options));
  return (await Promise.all(found)).flat();
}

const inYears = (years: SearchQuery['years']) => (item: MediaItem) =>
  years === null || (item.year !== null && item.year >= years.from && item.year <= years.to);

async function byWords(client: TmdbClient, { type, page }: TitleSearch, asked: SearchQuery, options: CallOptions) {
  const { text: query, years } = asked;
  const year = years && years.from === years.to ? years.from : undefined;
  const found =
    type === 'all'
      ? await client.searchMulti({ query, page }, options)
      : await client.searchTitles({ query, page, mediaType: type, year }, options);
  return { ...found, results: found.results.filter(inYears(years)) };
}

/** A search for years only uses `discover`. */
async function byYears(client: TmdbClient, { type, page }: TitleSearch, asked: SearchQuery, options: CallOptions) {
  const span = asked.years && { dateFrom: `${asked.years.from}-01-01`, dateTo: `${asked.years.to}-12-31` };
  const types = mediaTypes.filter((mediaType) => type === 'all' || type === mediaType);
  const lists = await Promise.all(types.map((mediaType) => client.discover({ mediaType, page, ...span }, options)));
  const results = lists.flatMap((list) => list.results).sort((a, b) => b.popularity - a.popularity);
  return {
    page,
    results,
    totalPages: Math.max(...lists.map(({ totalPages }) => totalPages)),
    totalResults: results.length,
  };
}

/**
 * Titles by a non-empty text: by the id in it, else with `search/multi` or the search of one type, else by years. If the search has
 * no parameter for years, its results are filtered by them (SEARCH-18).
 */
export async function searchTitles(
  client: TmdbClient,
  search: TitleSearch,
  options: CallOptions,
): Promise<Paged<MediaItem>> {
  const asked = parseSearchQuery(search.query);
  const named = await byId(client, asked, options);
  if (named === null) return (asked.text === '' ? byYears : byWords)(client, search, asked, options);
  return onePage(named.filter(({ mediaType }) => search.type === 'all' || search.type === mediaType));
}
