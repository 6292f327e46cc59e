import { isEpisodeOut } from '../media/dates';

/** As much of a season as the order of episodes needs. */
export interface SeasonCount {
  seasonNumber: number;
  episodeCount: number;
}
export interface EpisodePosition {
  season: number;
  episode: number;
}
interface NextEpisode extends EpisodePosition {
  /** True when the last episode of the last season led back to the beginning. */
  wrapped: boolean;
}

/** Shown above 93 % of the duration; above 99.5 % while playing it moves on by itself (PLAYER-10). */
export const NEXT_EPISODE_RATIO = 0.93;
export const AUTO_NEXT_RATIO = 0.995;
/** Episodes played by themselves before the player asks "still watching?" (PLAYER-13). */
export const STILL_WATCHING_AFTER = 4;

/** Seasons in the order they are listed: by number, season 0 (specials) last. */
export const orderSeasons = <S extends { seasonNumber: number }>(seasons: readonly S[]): S[] =>
  [...seasons].sort(
    (a, b) => Number(a.seasonNumber === 0) - Number(b.seasonNumber === 0) || a.seasonNumber - b.seasonNumber,
  );

/**
 * The following episode in the season, else the first of the next season; after the last season it wraps
 * to the first. Season 0 is only ever left, never entered. Null when no season has episodes.
 */
export function nextEpisode(seasons: readonly SeasonCount[], current: EpisodePosition): NextEpisode | null {
  const playable = orderSeasons(seasons).filter((season) => season.episodeCount > 0);
  const here = playable.find((season) => season.seasonNumber === current.season);
  if (here && current.episode < here.episodeCount) {
    return { season: current.season, episode: current.episode + 1, wrapped: false };
  }
  const regular = playable.filter((season) => season.seasonNumber !== 0);
  const following = current.season === 0 ? undefined : regular.find((season) => season.seasonNumber > current.season);
  const target = following ?? regular[0];
  return target ? { season: target.seasonNumber, episode: 1, wrapped: following === undefined } : null;
}

/** The episode before, within the season or at the end of the one before; null for the very first. Specials stand alone. */
export function previousEpisode(seasons: readonly SeasonCount[], current: EpisodePosition): EpisodePosition | null {
  if (current.episode > 1) return { season: current.season, episode: current.episode - 1 };
  if (current.season === 0) return null;
  const before = orderSeasons(seasons)
    .filter(({ seasonNumber, episodeCount }) => seasonNumber > 0 && seasonNumber < current.season && episodeCount > 0)
    .at(-1);
  return before ? { season: before.seasonNumber, episode: before.episodeCount } : null;
}

/** Auto-advance never wraps and never plays an episode that has not aired; an unknown date counts as aired. */
export const mayAutoAdvance = (next: NextEpisode | null, airDate: string | null, nowMs: number): boolean =>
  next !== null && !next.wrapped && isEpisodeOut(airDate, nowMs);
