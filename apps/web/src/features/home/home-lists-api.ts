import type { MediaType } from '@marquee/core';
import type { MediaItem, Paged, TrendingWindow } from '@marquee/tmdb';
import { tmdbApi, type TmdbCall } from '../../shared/api';
import { GRID_LENGTH, HOME_POPULAR, LEADING_SLIDES, ROW_LENGTH } from './constants';
import { planRows } from './fill-row';

/** Rows of home; `hero` are the titles that its carousel begins with. */
type HomeRow = 'hero' | 'popular' | 'trending-movie' | 'trending-tv' | 'popular-movie' | 'upcoming';

function homeRows(...[client, options]: Parameters<TmdbCall>) {
  const trending = (mediaType: MediaType) => (page: number) => client.trending({ mediaType, page }, options);
  const popular = (mediaType: MediaType) => (page: number) => client.popular({ mediaType, page }, options);
  return planRows<HomeRow>({
    hero: { lists: [trending('movie'), trending('tv')], length: LEADING_SLIDES, above: [] },
    popular: { lists: [popular('tv'), popular('movie')], length: HOME_POPULAR, above: ['hero'] },
    'trending-movie': { lists: [trending('movie')], length: ROW_LENGTH, above: ['hero', 'popular'] },
    'trending-tv': { lists: [trending('tv')], length: ROW_LENGTH, above: ['hero', 'popular'] },
    'popular-movie': {
      lists: [popular('movie')],
      length: GRID_LENGTH,
      above: ['hero', 'popular', 'trending-movie'],
    },
    upcoming: {
      lists: [(page) => client.upcoming({ page }, options)],
      length: ROW_LENGTH,
      above: ['hero', 'popular', 'trending-movie', 'popular-movie'],
    },
  });
}

export const listsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Trending titles of the day or the week. */
    trending: build.query<Paged<MediaItem>, { mediaType: MediaType; window?: TrendingWindow; page?: number }>({
      query: (args) => (client, options) => client.trending(args, options),
    }),
    homeRow: build.query<MediaItem[], HomeRow>({
      query: (row) => (client, options) => homeRows(client, options)(row),
    }),
  }),
});
