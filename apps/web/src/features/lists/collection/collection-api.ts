import type { Collection } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

export const collectionApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    collection: build.query<Collection, number>({
      query: (id) => (client, options) => client.collection({ id }, options),
    }),
  }),
});

export const collectionEndpoint = collectionApi.endpoints.collection;
