import { isWatched, nextEpisode, orderSeasons, type EpisodePosition, type Progress } from '@marquee/core';
import type { SeasonSummary } from '@marquee/tmdb';

interface LastWatched extends EpisodePosition {
  progress: Progress;
}

/**
 * The episode to continue a series with: the one watched last, the next one if that was finished, else the first. Null
 * for a series without episodes.
 */
export function startingEpisode(seasons: readonly SeasonSummary[], last: LastWatched | null): EpisodePosition | null {
  if (last && !isWatched('episode', last.progress)) return { season: last.season, episode: last.episode };
  const next = last && nextEpisode(seasons, last);
  if (last && next) return next.wrapped ? { season: last.season, episode: last.episode } : next;
  const first = orderSeasons(seasons).find((season) => season.episodeCount > 0);
  return first ? { season: first.seasonNumber, episode: 1 } : null;
}
