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

/** What the `imdb:` and `tmdb:` prefixes of a search name; null when it has neither. */
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

/** Years alone are a filter: `discover` knows what came out then. */
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
 * Titles by a text that is not empty: by the id that it names, else `search/multi` or the search of one type, else by its
 * years. Where a search does not know years the page is filtered by them (SEARCH-18).
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
