import {
  startedTitles,
  episodeKey,
  finishedSeries,
  historyEntries,
  historyFromEntries,
  isPlayed,
  isWatched,
  savedProgress,
  shownTitle,
  titleKey,
  withPlays,
  type HistoryItem,
  type PlayedTitle,
  type Progress,
  type TitleKey,
} from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import type { AppState } from '..';
import { selectCollection } from '../collections';
import { isFilm, selectIsOnWatchedList } from '../watched-list';

export const selectWatched = selectCollection('history');
export const selectHistory = createSelector([selectWatched], historyFromEntries);
export const selectPlays = selectCollection('plays');
/** The history for display, merged with the log of plays. */
export const selectShownHistory = createSelector([selectHistory, selectPlays], withPlays);
export const selectHistoryEntries = createSelector([selectShownHistory], historyEntries);
export const selectContinueWatching = createSelector([selectWatched, selectPlays], startedTitles);
export const selectFinishedSeries = createSelector([selectHistoryEntries], finishedSeries);
/** One title of the history for display. */
export const selectShownTitle = (state: AppState, key: TitleKey): HistoryItem | undefined =>
  shownTitle(selectWatched(state), selectPlays(state), key);
/** Progress of a film, or of the episode with this `s{n}e{m}` key. */
export const selectSavedProgress = (state: AppState, key: TitleKey, episode?: string): Progress | null =>
  savedProgress(selectShownTitle(state, key), episode);

/**
 * Whether a film or an episode was watched or marked as watched, including by being on the list "watched" (HISTORY-16).
 */
export const selectIsWatched = (state: AppState, played: PlayedTitle): boolean => {
  const { mediaType, id, episode } = played;
  const key = titleKey(mediaType, id);
  const part = episode && episodeKey(episode.season, episode.number);
  const progress = selectSavedProgress(state, key, part);
  const isFinished = progress !== null && isWatched(episode ? 'episode' : 'movie', progress);
  return (
    isFinished || isPlayed(selectPlays(state), key, part) || (isFilm(played) && selectIsOnWatchedList(state, played))
  );
};
