import { titleKey } from '../media';
import { isWatched } from '../playback/resume';
import { recordProgress, removeEpisode, removeTitle, type PlayedTitle } from './edit';
import { episodeKey, UNKNOWN_DURATION_SEC, type WatchHistory } from './types';
import { savedProgress } from './view';

/** A film or an episode, with its duration in seconds if known. */
export interface WatchedMark {
  played: PlayedTitle;
  durationSec: number | null;
}

const progressOf = (history: WatchHistory, { mediaType, id, episode }: PlayedTitle) =>
  savedProgress(history, titleKey(mediaType, id), episode && episodeKey(episode.season, episode.number));

/** Whether a film or an episode counts as watched. */
export const isMarkedWatched = (history: WatchHistory, played: PlayedTitle): boolean => {
  const progress = progressOf(history, played);
  return progress !== null && isWatched(played.episode ? 'episode' : 'movie', progress);
};

/** Marks films and episodes as watched; those already watched keep their time. */
export const markWatched = (history: WatchHistory, marks: readonly WatchedMark[], nowMs: number): WatchHistory =>
  marks.reduce((rest, { played, durationSec }) => {
    if (isMarkedWatched(rest, played)) return rest;
    const duration = durationSec || progressOf(rest, played)?.duration || UNKNOWN_DURATION_SEC;
    return recordProgress(rest, played, { watched: duration, duration }, nowMs);
  }, history);

/** Marks films and episodes as unwatched: removes them from the history, leaving tombstones. */
export const markUnwatched = (history: WatchHistory, marks: readonly PlayedTitle[], nowMs: number): WatchHistory =>
  marks.reduce((rest, { mediaType, id, episode }) => {
    const key = titleKey(mediaType, id);
    return episode
      ? removeEpisode(rest, key, episodeKey(episode.season, episode.number), nowMs)
      : removeTitle(rest, key, nowMs);
  }, history);
