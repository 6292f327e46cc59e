import { isEpisodeOut } from '../media/dates';

/** The fields of a season that the order of episodes depends on. */
export interface SeasonCount {
  seasonNumber: number;
  episodeCount: number;
}
export interface EpisodePosition {
  season: number;
  episode: number;
}
interface NextEpisode extends EpisodePosition {
  /** Whether it is the first episode again, after the last of the last season. */
  wrapped: boolean;
}

/** The button is shown above 93 % of the duration; above 99.5 % playback advances automatically (PLAYER-10). */
export const NEXT_EPISODE_RATIO = 0.93;
export const AUTO_NEXT_RATIO = 0.995;
/** Number of autoplayed episodes before the player asks "still watching?" (PLAYER-13). */
export const STILL_WATCHING_AFTER = 4;

/** Sorts seasons for display: by number, season 0 (specials) last. */
export const orderSeasons = <S extends { seasonNumber: number }>(seasons: readonly S[]): S[] =>
  [...seasons].sort(
    (a, b) => Number(a.seasonNumber === 0) - Number(b.seasonNumber === 0) || a.seasonNumber - b.seasonNumber,
  );

/**
 * The next episode of the season, else the first of the next season; after the last season, the very first. Season 0 is
 * never entered, only left. Null if no season has episodes.
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

/**
 * The previous episode, if necessary the last of the season before; null for the very first. Specials have no other
 * season before them.
 */
export function previousEpisode(seasons: readonly SeasonCount[], current: EpisodePosition): EpisodePosition | null {
  if (current.episode > 1) return { season: current.season, episode: current.episode - 1 };
  if (current.season === 0) return null;
  const before = orderSeasons(seasons)
    .filter(({ seasonNumber, episodeCount }) => seasonNumber > 0 && seasonNumber < current.season && episodeCount > 0)
    .at(-1);
  return before ? { season: before.seasonNumber, episode: before.episodeCount } : null;
}

/** Autoplay never wraps around and never plays an unaired episode; one without an air date counts as aired. */
export const mayAutoAdvance = (next: NextEpisode | null, airDate: string | null, nowMs: number): boolean =>
  next !== null && !next.wrapped && isEpisodeOut(airDate, nowMs);
