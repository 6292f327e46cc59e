import { nextEpisode, type EpisodePosition, type SeasonCount } from '../playback/next-episode';
import { isWatched } from '../playback/resume';
import type { HistoryItem } from './types';
import { isFinished, watchedEpisodes, type HistoryEntry } from './view';

/** Series of which the episode watched last was finished, the latest first: each may have a next one. */
export const finishedSeries = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => entry.episode !== null && isFinished(entry));

/**
 * The episode to go on with after the one that was watched last: the first after it that is not watched. Null at the end
 * of the last season.
 */
export function nextUp(item: HistoryItem, seasons: readonly SeasonCount[]): EpisodePosition | null {
  const watched = watchedEpisodes(item);
  const seen = new Set(watched.filter(({ progress }) => isWatched('episode', progress)).map(({ key }) => key));
  const [last] = watched;
  if (!last) return null;
  let here: EpisodePosition = { season: last.season, episode: last.episode };
  for (let steps = 0; steps <= seen.size; steps += 1) {
    const next = nextEpisode(seasons, here);
    if (!next || next.wrapped) return null;
    if (!seen.has(`s${next.season}e${next.episode}`)) return { season: next.season, episode: next.episode };
    here = next;
  }
  return null;
}
