import { nextEpisode, previousEpisode, type EpisodePosition } from '@marquee/core';
import type { SeasonSummary } from '@marquee/tmdb';

export interface Neighbours {
  previous: EpisodePosition | null;
  next: EpisodePosition | null;
}

/** The previous and the next episode, without wrapping around; specials are separate. */
export function neighboursOf(seasons: readonly SeasonSummary[], here: EpisodePosition): Neighbours {
  const after = nextEpisode(seasons, here);
  return {
    previous: previousEpisode(seasons, here),
    next: after && !after.wrapped ? { season: after.season, episode: after.episode } : null,
  };
}
