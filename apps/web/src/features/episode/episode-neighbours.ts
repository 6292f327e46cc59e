import { nextEpisode, previousEpisode, type EpisodePosition } from '@marquee/core';
import type { SeasonSummary } from '@marquee/tmdb';

export interface Neighbours {
  previous: EpisodePosition | null;
  next: EpisodePosition | null;
}

/** The episodes before and after one, without going round at the ends; the specials stand by themselves. */
export function neighboursOf(seasons: readonly SeasonSummary[], here: EpisodePosition): Neighbours {
  const after = nextEpisode(seasons, here);
  return {
    previous: previousEpisode(seasons, here),
    next: after && !after.wrapped ? { season: after.season, episode: after.episode } : null,
  };
}
