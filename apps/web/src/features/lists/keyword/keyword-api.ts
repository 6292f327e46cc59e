import type { Named } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

export const keywordApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    keyword: build.query<Named, number>({
      query: (id) => (client, options) => client.keyword({ id }, options),
    }),
  }),
});
