import { knownAnswer, missingListOf, nextUp, type Airing, type HistoryItem, withLists } from '@marquee/core';
import type { Season, TmdbClient } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

/** The next episode of a series. */
export interface NextUp {
  seriesId: number;
  title: string;
  season: number;
  episode: number;
  name: string;
  airDate: string | null;
  /** What decides whether it is out. */
  airing: Omit<Airing, 'nowMs'>;
  stillPath: string | null;
}

type Options = { signal: AbortSignal };

async function nextOf(client: TmdbClient, item: HistoryItem, options: Options): Promise<NextUp | null> {
  const series = await client.tvDetails({ id: item.id }, options);
  const lists: Season[] = [];
  const ask = () => nextUp(item, withLists(series.seasons, lists));
  let answer = ask();
  for (let missing = missingListOf(answer); missing !== null; missing = missingListOf(answer)) {
    lists.push(await client.season({ tvId: item.id, seasonNumber: missing }, options));
    answer = ask();
  }
  const next = knownAnswer(answer);
  const season = lists.find(({ seasonNumber }) => seasonNumber === next?.season);
  const found = season?.episodes.find(({ episodeNumber }) => episodeNumber === next?.episode);
  if (!next || !season || !found) return null;
  return {
    seriesId: item.id,
    title: series.title,
    ...next,
    airing: { season, lastEpisode: series.lastEpisode },
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
