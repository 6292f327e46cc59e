import { nextEpisode, type EpisodePosition, type SeasonCount } from '../playback/next-episode';
import { isWatched } from '../playback/resume';
import type { HistoryItem } from './types';
import { isFinished, watchedEpisodes, type HistoryEntry } from './view';

/** Series whose last watched episode was finished, latest first. Each may have a next episode. */
export const finishedSeries = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => entry.episode !== null && isFinished(entry));

/**
 * The next episode to watch: the first unwatched one after the one watched last. Null at the end of the last season.
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
