import type { EpisodePosition } from '@marquee/core';
import type { Episode } from '@marquee/tmdb';
import { episodesApi } from '../../shared/api/episodes';

/** An episode from its season's list; null until it is loaded. */
export function useEpisodeSummary(tvId: number, place: EpisodePosition | null): Episode | null {
  const { currentData } = episodesApi.useSeasonQuery(
    { tvId, seasonNumber: place?.season ?? 0 },
    { skip: place === null },
  );
  return currentData?.episodes.find(({ episodeNumber }) => episodeNumber === place?.episode) ?? null;
}
