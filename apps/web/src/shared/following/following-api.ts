import { parseTitleKey, type SeriesAiring, type TitleKey } from '@marquee/core';
import { backendApi, tmdbApi } from '../api';
import { loadChunk } from '../lib/loading/load-chunk';
import type { KnownAirings } from '../store/known-airings';
import type { NewEpisodes } from '../store/new-episodes';

interface AiringAnswers {
  /** Null for a series that does not exist, or is hidden from the visitor. */
  airings: [TitleKey, SeriesAiring | null][];
  /** Whether the service could not be reached, and asking more would be in vain. */
  hasFailed: boolean;
}

export const airingApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of several series at once: every dispatch asks each card on the page whether it has changed. */
    seriesAirings: build.query<AiringAnswers, readonly TitleKey[]>({
      query: (keys) => async (client, options) => {
        const { nullIfNotFound, seriesAiring } = await loadChunk(() => import('@marquee/tmdb'));
        const airings: [TitleKey, SeriesAiring | null][] = [];
        for (const key of keys)
          try {
            const asked = seriesAiring(client, { id: parseTitleKey(key)?.id ?? 0 }, options);
            airings.push([key, await asked.catch(nullIfNotFound)]);
          } catch {
            return { airings, hasFailed: true };
          }
        return { airings, hasFailed: false };
      },
      keepUnusedDataFor: 60,
    }),
  }),
});

export const followingApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the server knows of the series that the profile follows. */
    followedAirings: build.query<{ airings: SeriesAiring[] }, void>({ query: () => '/users/me/airings' }),
    /** Of followed series, as far as this browser knows it (`startFollowing`). */
    knownAirings: build.query<KnownAirings, void>({
      queryFn: () => ({ data: { airings: [], pending: 0, hasFailed: false } }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Counted in this browser (`startFollowing`). */
    newEpisodes: build.query<NewEpisodes, void>({
      queryFn: () => ({ data: {} }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});
