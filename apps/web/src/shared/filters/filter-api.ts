import type { Named } from '@marquee/tmdb';
import { tmdbApi } from '../api';
import { inBatches } from '../api/in-batches';
import { loadChunk } from '../lib/loading/load-chunk';

/** What the fields of filters offer and are called. */
export const filterApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    foundKeywords: build.query<Named[], string>({
      query: (query) => (client, options) => client.searchKeywords({ query }, options),
    }),
    /** Of those that exist. */
    keywordNames: build.query<Named[], readonly number[]>({
      query: (ids) => async (client, options) => {
        const { nullIfNotFound } = await loadChunk(() => import('@marquee/tmdb'));
        return inBatches(ids, (id) => client.keyword({ id }, options).catch(nullIfNotFound));
      },
    }),
    /** Of films: by country, mildest first. */
    movieCertifications: build.query<Record<string, string[]>, void>({
      query: () => (client, options) => client.movieCertifications(undefined, options),
    }),
  }),
});
