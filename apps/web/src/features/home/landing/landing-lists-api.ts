import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import type { MediaItem, Paged } from '@marquee/tmdb';
import { tmdbApi, type TmdbCall } from '../../../shared/api';
import { LEADING_SLIDES, ROW_LENGTH } from '../constants';
import { planRows } from '../fill-row';

export type LandingList = 'featured' | 'trending' | 'popular' | 'upcoming';

/** Titles of a landing page's rows (HOME-07, HOME-08). */
export const landingTitles = {
  movie: {
    featured: msg`Featured movies`,
    trending: msg`Trending Movies`,
    popular: msg`Popular Movies`,
    upcoming: msg`Upcoming Movies`,
  },
  tv: {
    featured: msg`Featured Series`,
    trending: msg`Trending Series`,
    popular: msg`Popular Series`,
    upcoming: msg`Upcoming Series`,
  },
} as const satisfies Record<MediaType, Record<LandingList, MessageDescriptor>>;

function landingRows([client, options]: Parameters<TmdbCall>, mediaType: MediaType) {
  const trending = (page: number) => client.trending({ mediaType, page }, options);
  const upcoming = (page: number) =>
    mediaType === 'movie' ? client.upcoming({ page }, options) : client.onTheAir({ page }, options);
  const plan = (list: (page: number) => Promise<Paged<MediaItem>>, ...above: (LandingList | 'hero')[]) => ({
    lists: [list],
    length: ROW_LENGTH,
    above,
  });
  return planRows<LandingList | 'hero'>({
    hero: { ...plan(trending), length: LEADING_SLIDES },
    featured: plan((page) => client.topRated({ mediaType, page }, options), 'hero'),
    trending: plan(trending, 'hero', 'featured'),
    popular: plan((page) => client.popular({ mediaType, page }, options), 'hero', 'featured', 'trending'),
    upcoming: plan(upcoming, 'hero', 'featured', 'trending', 'popular'),
  });
}

export const landingApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Featured are the best rated; upcoming series are those on the air. */
    landingRow: build.query<MediaItem[], { list: LandingList; mediaType: MediaType }>({
      query:
        ({ list, mediaType }) =>
        (...call) =>
          landingRows(call, mediaType)(list),
    }),
  }),
});
