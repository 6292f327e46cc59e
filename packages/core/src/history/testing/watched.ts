import { titleKey, type TitleKey } from '../../media';
import { listEntries, mergeEntries, type Entries, type Entry } from '../../sync/merge-entries';
import * as edit from '../edit';
import { historyFromEntries, historyRules, itemOf, type HistoryValue } from '../entries';
import type { PlayedTitle, Progress } from '../types';
import * as view from '../view';

/* The edits of one title, and what is shown, for a whole history. */

export type Watched = Entries<HistoryValue>;

const put = (history: Watched, changed: readonly Entry<HistoryValue>[]): Watched =>
  mergeEntries(historyRules, history, changed);
const groupOf = (history: Watched, { mediaType, id }: PlayedTitle) => history[titleKey(mediaType, id)];

export const merge = (a: Watched, b: Watched): Watched => put(a, listEntries(b));

export const recordProgress = (history: Watched, played: PlayedTitle, progress: Progress, nowMs: number): Watched =>
  put(history, edit.recordProgress(groupOf(history, played), played, progress, nowMs));

export const removeTitle = (history: Watched, key: TitleKey, nowMs: number): Watched =>
  put(history, edit.removeTitle(history[key], key, nowMs));

export const removeEpisode = (history: Watched, key: TitleKey, episode: string, nowMs: number): Watched =>
  put(history, edit.removeEpisode(history[key], `${key}/${episode}`, nowMs));

export const clearHistory = (history: Watched, nowMs: number): Watched =>
  put(history, edit.clearHistory(history, nowMs));

export const markWatched = (history: Watched, marks: readonly edit.WatchedMark[], nowMs: number): Watched =>
  put(
    history,
    marks.flatMap((mark) => edit.markWatched(groupOf(history, mark.played), mark, nowMs)),
  );

export const markUnwatched = (history: Watched, played: readonly PlayedTitle[], nowMs: number): Watched =>
  put(
    history,
    played.flatMap((each) => edit.markUnwatched(groupOf(history, each), each, nowMs)),
  );

export const historyEntries = (history: Watched): view.HistoryEntry[] =>
  view.historyEntries(historyFromEntries(history));

export const savedProgress = (history: Watched, key: TitleKey, episode?: string): Progress | null => {
  const group = history[key];
  return group ? view.savedProgress(itemOf(key, group), episode) : null;
};
