import {
  firstEpisode,
  nextEpisode,
  ofRegularRun,
  startingEpisode,
  type Answer,
  type EpisodePosition,
  type ListedSeason,
} from '../playback/episode-order';
import { isWatched } from '../playback/resume';
import { episodeKey, type HistoryItem } from './types';
import { watchedEpisodes } from './view';

/**
 * The next episode to watch: the first unwatched one after the regular one watched last. Null at the end of the last
 * season.
 */
export function nextUp(item: HistoryItem, seasons: readonly ListedSeason[]): Answer<EpisodePosition> {
  const watched = watchedEpisodes(item);
  if (watched.length === 0) return null;
  const seen = new Set(watched.filter(({ progress }) => isWatched('episode', progress)).map(({ key }) => key));
  const [last] = ofRegularRun(watched, seasons);
  if (!last) return firstEpisode(seasons);
  const begun = startingEpisode(seasons, [last]);
  if (begun === null || 'missingList' in begun || !seen.has(episodeKey(begun.season, begun.episode))) return begun;
  let here: EpisodePosition = begun;
  for (let steps = 0; steps <= seen.size; steps += 1) {
    const next = nextEpisode(seasons, here);
    if (next === null || 'missingList' in next) return next;
    if (next.wrapped) return null;
    if (!seen.has(episodeKey(next.season, next.episode))) return { season: next.season, episode: next.episode };
    here = next;
  }
  return null;
}
