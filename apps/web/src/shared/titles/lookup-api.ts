import type { SeriesEpisode, TitleCandidate, TitleLookup } from '@marquee/core/import';
import { lookUpTitle, seriesEpisodes } from '@marquee/tmdb';
import { tmdbApi } from '../api';

export const lookupApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Searches by name and year; the caller decides which result matches. */
    titleLookup: build.query<TitleCandidate[], TitleLookup>({
      query: (lookup) => (client, options) => lookUpTitle(client, lookup, options),
      keepUnusedDataFor: 60,
    }),
    /** All episodes of a series, season by season. */
    seriesEpisodes: build.query<SeriesEpisode[], { id: number; nowMs: number }>({
      query: (series) => (client, options) => seriesEpisodes(client, series, options),
      keepUnusedDataFor: 60,
    }),
  }),
});
