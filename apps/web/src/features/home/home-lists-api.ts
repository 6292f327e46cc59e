import type { MediaType, TitleKey } from '@marquee/core';
import type { MediaItem, Paged, TrendingWindow } from '@marquee/tmdb';
import { tmdbApi, type TmdbCall } from '../../shared/api';
import { interleave } from '../../shared/lib/feed/interleave';
import { GRID_LENGTH, HOME_POPULAR, ROW_LENGTH } from './constants';
import { fillRow } from './fill-row';

/** Rows of home below popular titles. */
export type HomeRow = 'trending-movie' | 'trending-tv' | 'popular-movie' | 'upcoming';

/** Rows above a row whose titles it must not repeat. */
const rowsAbove: Record<HomeRow, readonly HomeRow[]> = {
  'trending-movie': [],
  'trending-tv': [],
  'popular-movie': ['trending-movie'],
  upcoming: ['trending-movie', 'popular-movie'],
};

type Client = Parameters<TmdbCall>[0];
type Options = Parameters<TmdbCall>[1];

/** A row's titles without those of the rows above. If a row above cannot be loaded, it is ignored. */
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
    /** Trending titles of the day or the week. */
    trending: build.query<Paged<MediaItem>, { mediaType: MediaType; window?: TrendingWindow; page?: number }>({
      query: (args) => (client, options) => client.trending(args, options),
    }),
    homeRow: build.query<MediaItem[], HomeRow>({
      query: (row) => (client, options) => rowsOf(client, options)(row),
    }),
  }),
});
