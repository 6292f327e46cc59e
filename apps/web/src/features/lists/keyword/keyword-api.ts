import type { Named } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

const api = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    keyword: build.query<Named, number>({
      query: (id) => (client, options) => client.keyword({ id }, options),
    }),
  }),
});

export const keywordEndpoint = api.endpoints.keyword;
