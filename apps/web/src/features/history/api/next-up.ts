import { nextUp, type HistoryItem } from '@marquee/core';
import type { TmdbClient } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

/** The next episode of a series. */
export interface NextUp {
  seriesId: number;
  title: string;
  season: number;
  episode: number;
  name: string;
  airDate: string | null;
  stillPath: string | null;
}

type Options = { signal: AbortSignal };

async function nextOf(client: TmdbClient, item: HistoryItem, options: Options): Promise<NextUp | null> {
  const series = await client.tvDetails({ id: item.id }, options);
  const next = nextUp(item, series.seasons);
  if (!next) return null;
  const season = await client.season({ tvId: item.id, seasonNumber: next.season }, options);
  const found = season.episodes.find(({ episodeNumber }) => episodeNumber === next.episode);
  if (!found) return null;
  return {
    seriesId: item.id,
    title: series.title,
    ...next,
    name: found.name,
    airDate: found.airDate,
    stillPath: found.stillPath ?? series.backdropPath,
  };
}

const seriesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    nextOfSeries: build.query<NextUp | null, HistoryItem>({
      query: (item) => (client, options) => nextOf(client, item, options),
    }),
  }),
});

export const nextUpApi = seriesApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The next episodes of series whose last watched episode was finished. Each is cached separately, so watching one
     * does not refetch the others. If one fails, only that one is missing.
     */
    nextUp: build.query<NextUp[], HistoryItem[]>({
      queryFn: async (items, { dispatch }) => {
        const ask = (item: HistoryItem) => seriesApi.endpoints.nextOfSeries.initiate(item, { subscribe: false });
        const answers = await Promise.all(items.map((item) => dispatch(ask(item))));
        return { data: answers.flatMap(({ data }) => data ?? []) };
      },
    }),
  }),
});
