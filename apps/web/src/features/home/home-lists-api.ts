import type { MediaType, TitleKey } from '@marquee/core';
import type { MediaItem, Paged, TrendingWindow } from '@marquee/tmdb';
import { tmdbApi, type TmdbCall } from '../../shared/api';
import { interleave } from '../../shared/lib/feed/interleave';
import { GRID_LENGTH, HOME_POPULAR, ROW_LENGTH } from './constants';
import { fillRow } from './fill-row';

/** Rows of home below that of popular titles. */
export type HomeRow = 'trending-movie' | 'trending-tv' | 'popular-movie' | 'upcoming';

/** The rows above a row that may show the same titles. */
const rowsAbove: Record<HomeRow, readonly HomeRow[]> = {
  'trending-movie': [],
  'trending-tv': [],
  'popular-movie': ['trending-movie'],
  upcoming: ['trending-movie', 'popular-movie'],
};

type Client = Parameters<TmdbCall>[0];
type Options = Parameters<TmdbCall>[1];

/** A row's titles, none of which a row above shows. Titles above that cannot be had are no reason to show nothing. */
function rowsOf(client: Client, options: Options): (row: HomeRow) => Promise<MediaItem[]> {
  const rows = new Map<HomeRow, Promise<MediaItem[]>>();
  const keysOf = (titles: Promise<MediaItem[]>): Promise<TitleKey[]> =>
    titles.then(
      (items) => items.map(({ key }) => key),
      () => [],
    );
  const popular = async () => {
    const [movies, series] = await Promise.all([
      client.popular({ mediaType: 'movie' }, options),
      client.popular({ mediaType: 'tv' }, options),
    ]);
    return interleave(series.results, movies.results, HOME_POPULAR);
  };
  const mostPopular = keysOf(popular());
  const fetchers: Record<HomeRow, (page: number) => Promise<Paged<MediaItem>>> = {
    'trending-movie': (page) => client.trending({ mediaType: 'movie', page }, options),
    'trending-tv': (page) => client.trending({ mediaType: 'tv', page }, options),
    'popular-movie': (page) => client.popular({ mediaType: 'movie', page }, options),
    upcoming: (page) => client.upcoming({ page }, options),
  };
  const fill = async (row: HomeRow) => {
    const above = await Promise.all([mostPopular, ...rowsAbove[row].map((other) => keysOf(rowOf(other)))]);
    return fillRow(fetchers[row], row === 'popular-movie' ? GRID_LENGTH : ROW_LENGTH, above.flat());
  };
  const rowOf = (row: HomeRow): Promise<MediaItem[]> => {
    const titles = rows.get(row) ?? fill(row);
    rows.set(row, titles);
    return titles;
  };
  return rowOf;
}

export const listsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Titles of the day, or of the week. */
    trending: build.query<Paged<MediaItem>, { mediaType: MediaType; window?: TrendingWindow; page?: number }>({
      query: (args) => (client, options) => client.trending(args, options),
    }),
    homeRow: build.query<MediaItem[], HomeRow>({
      query: (row) => (client, options) => rowsOf(client, options)(row),
    }),
  }),
});
