import { nextEpisode, type EpisodePosition } from '@marquee/core';
import type { SeasonSummary } from '@marquee/tmdb';

export interface Neighbours {
  previous: EpisodePosition | null;
  next: EpisodePosition | null;
}

/** The episodes before and after one, without going round at the ends; the specials stand by themselves. */
export function neighboursOf(seasons: readonly SeasonSummary[], here: EpisodePosition): Neighbours {
  const after = nextEpisode(seasons, here);
  const before = seasons
    .filter(({ seasonNumber, episodeCount }) => seasonNumber > 0 && seasonNumber < here.season && episodeCount > 0)
    .sort((a, b) => b.seasonNumber - a.seasonNumber)[0];
  const lastBefore = before && here.season > 0 ? { season: before.seasonNumber, episode: before.episodeCount } : null;
  return {
    previous: here.episode > 1 ? { season: here.season, episode: here.episode - 1 } : lastBefore,
    next: after && !after.wrapped ? { season: after.season, episode: after.episode } : null,
  };
}
