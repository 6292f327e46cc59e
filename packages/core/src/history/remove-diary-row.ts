import { parseTitleKey } from '../media';
import { isWatched } from '../playback/resume';
import type { Play } from '../plays/types';
import { findLive, removeEntry, type Entries, type Entry } from '../sync/merge-entries';
import type { DiaryRow } from './diary';
import { removeEpisode, removeTitle } from './edit';
import type { WatchHistory } from './types';
import { savedProgress } from './view';
import { isPlayed } from './with-plays';

/**
 * Removes a diary row: its plays and its resume position. What was watched on other days remains, and so does its mark
 * as watched.
 *
 * @returns the history without the row, and the tombstones of its plays
 */
export function removeDiaryRow(
  history: WatchHistory,
  plays: Entries<Play>,
  { entry: { key }, episodes, plays: keys, isFinished }: DiaryRow,
  nowMs: number,
): { history: WatchHistory; plays: Entry<Play>[] } {
  const removed = keys.flatMap((play) => {
    const found = findLive(plays, play);
    return found ? removeEntry(found, nowMs) : [];
  });
  const left = { ...plays, [key]: { ...plays[key], ...Object.fromEntries(removed.map((play) => [play.key, play])) } };

  const isFilm = parseTitleKey(key)?.mediaType === 'movie';
  const without = (isFilm ? [undefined] : episodes).reduce((rest, episode) => {
    const progress = savedProgress(rest, key, episode);
    const isRow = progress !== null && isWatched(isFilm ? 'movie' : 'episode', progress) === isFinished;
    if (!isRow || (isFinished && isPlayed(left, key, episode))) return rest;
    return episode === undefined ? removeTitle(rest, key, nowMs) : removeEpisode(rest, key, episode, nowMs);
  }, history);
  return { history: without, plays: removed };
}
