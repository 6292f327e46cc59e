import { isOutIn, type EpisodePosition } from '@marquee/core';
import type { EpisodeDetails, EpisodeSummary, Season, TvDetails } from '@marquee/tmdb';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNow } from '../../shared/lib/timing/use-now';
import { episodesApi } from '../../shared/api/episodes';

export interface ListedEpisode {
  /** Null while it is unknown, and if it is not listed. */
  episode: EpisodeSummary | null;
  /** The list of its season; undefined if there is none. */
  list: Season | undefined;
  isOut: boolean;
  isPending: boolean;
}

/**
 * An episode as its season lists it, and whether it is out.
 *
 * @param details used if it is not listed
 */
export function useListedEpisode(
  series: TvDetails,
  place: EpisodePosition | null,
  details: EpisodeDetails | null = null,
): ListedEpisode {
  const nowMs = useNow();
  const { currentData: list, isFetching } = episodesApi.useSeasonQuery(
    place ? { tvId: series.id, seasonNumber: place.season } : skipToken,
  );
  const listed = list?.episodes.find(({ episodeNumber }) => episodeNumber === place?.episode);
  const episode = listed ?? details;
  const season = list ?? { seasonNumber: place?.season ?? 0, airDate: null };
  const isOut = episode !== null && isOutIn({ season, lastEpisode: series.lastEpisode, nowMs })(episode);
  return { episode, list, isOut, isPending: list === undefined && isFetching };
}
