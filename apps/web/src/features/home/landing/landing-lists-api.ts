import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import type { MediaItem, Paged } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

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

export const landingApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Featured are the best rated; upcoming series are those on the air. */
    landingList: build.query<Paged<MediaItem>, { list: LandingList; mediaType: MediaType }>({
      query:
        ({ list, mediaType }) =>
        (client, options) => {
          if (list === 'featured') return client.topRated({ mediaType }, options);
          if (list === 'trending') return client.trending({ mediaType }, options);
          if (list === 'popular') return client.popular({ mediaType }, options);
          return mediaType === 'movie' ? client.upcoming({}, options) : client.onTheAir({}, options);
        },
    }),
  }),
});
