import type { EpisodePosition, ListedSeason } from '../playback/episode-order';
import { orderSeasons } from '../playback/season-order';

/**
 * The regular seasons with what to add to their episodes' numbers to count them from the start of the series: nothing
 * where they go on from those before, else the last number before them. Null if that is unknown, because a season is
 * not listed. A season whose list is not fetched is as long as it has episodes.
 */
function* countedSeasons<E extends { episodeNumber: number }>(
  seasons: readonly ListedSeason<E>[],
): Generator<{ season: ListedSeason<E>; offset: number | null }> {
  let before: number | null = 0;
  let expected = 1;
  for (const season of orderSeasons(seasons)) {
    const { seasonNumber, episodes, episodeCount } = season;
    if (seasonNumber === 0) return;
    const first = episodes?.[0]?.episodeNumber ?? 0;
    const countsOn: boolean = first > 1 && first > (before ?? 0);
    if (seasonNumber !== expected) before = null;
    expected = seasonNumber + 1;
    const offset: number | null = countsOn ? 0 : before;
    yield { season, offset };
    before = offset === null ? null : offset + (episodes ? (episodes.at(-1)?.episodeNumber ?? 0) : episodeCount);
  }
}

/** Number of a listed episode counted from the start of its series, without specials and episodes 0; null if unknown. */
export function absoluteEpisode(seasons: readonly ListedSeason[], place: EpisodePosition): number | null {
  for (const { season, offset } of countedSeasons(seasons)) {
    if (season.seasonNumber !== place.season) continue;
    const isListed = season.episodes?.some(({ episodeNumber }) => episodeNumber === place.episode) ?? false;
    return isListed && offset !== null && place.episode > 0 ? offset + place.episode : null;
  }
  return null;
}

/** The listed episode with this number, counted from the start of its series. */
export function episodeOfAbsolute<E extends { episodeNumber: number }>(
  seasons: readonly ListedSeason<E>[],
  absolute: number,
): E | null {
  for (const { season, offset } of countedSeasons(seasons)) {
    const found =
      offset === null
        ? undefined
        : season.episodes?.find(({ episodeNumber }) => episodeNumber > 0 && offset + episodeNumber === absolute);
    if (found) return found;
  }
  return null;
}
