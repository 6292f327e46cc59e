import { nextUp, type HistoryItem } from '@marquee/core';
import type { TmdbClient } from '@marquee/tmdb';
import { tmdbApi } from '../../../shared/api';

/** An episode to go on with. */
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

export const nextUpApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** The next episodes of series whose last episode was finished. One that cannot be reached costs only itself. */
    nextUp: build.query<NextUp[], HistoryItem[]>({
      query: (items) => async (client, options) => {
        const answers = await Promise.allSettled(items.map((item) => nextOf(client, item, options)));
        return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []));
      },
    }),
  }),
});
