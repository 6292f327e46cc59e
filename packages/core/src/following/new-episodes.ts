import { episodeKey } from '../history/types';
import { DAY_MS, hasAired, parseIsoDate } from '../media';
import type { AiringEpisode, SeriesAiring } from './airing';

/** Whether an episode's day was not over yet at a time; dates have no time of day, so its own day counts. */
const isAfter = ({ airDate }: AiringEpisode, ms: number): boolean => (parseIsoDate(airDate) ?? -Infinity) + DAY_MS > ms;

/**
 * The episodes of a followed series that are new to a person (FOLLOW-04, docs/decisions/0211): aired, not watched, and
 * later than what the person already knew of. They knew of what had aired when they began to follow the series, and of
 * what had aired when they last watched an older episode of it for the first time. Watching one of the new episodes
 * leaves the others new.
 *
 * @param watched `watchedTimes`
 * @param since when the person began to follow it
 */
export function newEpisodes(
  { episodes }: Pick<SeriesAiring, 'episodes'>,
  watched: ReadonlyMap<string, number>,
  since: number,
  nowMs: number,
): AiringEpisode[] {
  // A clock that was ahead must not hide what airs today.
  const begun = Math.min(since, nowMs);
  const keyOf = ({ season, number }: AiringEpisode): string => episodeKey(season, number);
  const recent = new Set(episodes.filter((each) => isAfter(each, begun)).map(keyOf));
  let knownUntil = begun;
  for (const [episode, at] of watched) if (!recent.has(episode)) knownUntil = Math.max(knownUntil, Math.min(at, nowMs));
  return episodes.filter(
    (each) => isAfter(each, knownUntil) && hasAired(each.airDate, nowMs) && !watched.has(keyOf(each)),
  );
}
