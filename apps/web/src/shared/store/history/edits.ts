import {
  addPlay,
  clearHistory,
  episodeKey,
  findEntry,
  historyItemToEntries,
  isLive,
  isWatched,
  markUnwatched,
  markWatched,
  recordProgress,
  removeDiaryRow,
  removeEntry,
  removePlays,
  removeTitle,
  savedProgress,
  titleKey,
  type DiaryRow,
  type Entry,
  type Play,
  type PlayedTitle,
  type Progress,
  type TitleKey,
  type WatchedMark,
  type WatchHistory,
} from '@marquee/core';
import type { AppDispatch, AppState } from '..';
import { entriesEdited } from '../collections';
import { randomId } from '../../lib/browser/random-id';
import { isFilm, selectIsOnWatchedList, watchedListChanged } from '../watched-list';
import { selectHistory, selectIsWatched, selectPlays } from './selectors';
import { restoreTitles } from './restore-titles';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState) => void;

/** Edits the history with a function of core; changed entries are stored and sent. */
const changeHistory =
  (change: (history: WatchHistory) => WatchHistory): HistoryThunk =>
  (dispatch, getState) => {
    const before = selectHistory(getState());
    const after = change(before);
    const changed = Object.entries(after).filter(([key, item]) => before[key as TitleKey] !== item);
    const entries = changed.flatMap(([, item]) => historyItemToEntries(item));
    if (entries.length > 0) dispatch(entriesEdited('history', entries));
  };

const changePlays =
  (change: (plays: AppState['collections']['plays']) => Entry<Play>[]): HistoryThunk =>
  (dispatch, getState) => {
    const entries = change(selectPlays(getState()));
    if (entries.length > 0) dispatch(entriesEdited('plays', entries));
  };

interface Recorded {
  played: PlayedTitle;
  progress: Progress;
  nowMs: number;
  /** Name of the device, e.g. `Firefox on Linux`. */
  device?: string;
}
const listFilms = (played: readonly PlayedTitle[], isOn: boolean, nowMs: number) =>
  watchedListChanged({ films: played.filter(isFilm), isOn, nowMs });

/**
 * Records the playback position. Passing the watched limit adds a play (HISTORY-12) and puts a film on the list
 * "watched" (HISTORY-16).
 */
export const progressRecorded =
  ({ played, progress, nowMs, device }: Recorded): HistoryThunk =>
  (dispatch, getState) => {
    const { mediaType, id, episode } = played;
    const kind = episode ? 'episode' : 'movie';
    const part = episode && episodeKey(episode.season, episode.number);
    const before = savedProgress(selectHistory(getState()), titleKey(mediaType, id), part);
    dispatch(changeHistory((history) => recordProgress(history, played, progress, nowMs)));
    if (!isWatched(kind, progress) || (before && isWatched(kind, before))) return;
    const play = { id: randomId(), played, watchedAt: nowMs, how: 'played' as const, ...(device && { device }) };
    dispatch(changePlays((plays) => [addPlay(plays, play, nowMs)]));
    dispatch(listFilms([played], true, nowMs));
  };

interface Marked {
  marks: readonly WatchedMark[];
  nowMs: number;
}
/** Marks films and episodes as watched; each one that was not gets a play. */
export const markedWatched =
  ({ marks, nowMs }: Marked): HistoryThunk =>
  (dispatch, getState) => {
    const news = marks.filter(({ played }) => !selectIsWatched(getState(), played));
    dispatch(changeHistory((history) => markWatched(history, marks, nowMs)));
    dispatch(
      changePlays((plays) =>
        news.map(({ played }) => addPlay(plays, { id: randomId(), played, watchedAt: nowMs, how: 'marked' }, nowMs)),
      ),
    );
    const played = news.map((mark) => mark.played);
    dispatch(listFilms(played, true, nowMs));
  };

const removedPlays = (keys: readonly TitleKey[], nowMs: number): HistoryThunk =>
  changePlays((plays) =>
    keys.flatMap((key) => Object.values(plays[key] ?? {}).map((entry) => removeEntry(entry, nowMs))),
  );

export const titleRemoved =
  ({ key, nowMs }: { key: TitleKey; nowMs: number }): HistoryThunk =>
  (dispatch) => {
    dispatch(changeHistory((history) => removeTitle(history, key, nowMs)));
    dispatch(removedPlays([key], nowMs));
  };

export const diaryRowRemoved =
  ({ row, nowMs }: { row: DiaryRow; nowMs: number }): HistoryThunk =>
  (dispatch, getState) => {
    const { history, plays } = removeDiaryRow(selectHistory(getState()), selectPlays(getState()), row, nowMs);
    dispatch(changeHistory(() => history));
    dispatch(changePlays(() => plays));
  };

export const historyCleared =
  ({ nowMs }: { nowMs: number }): HistoryThunk =>
  (dispatch, getState) => {
    dispatch(changeHistory((history) => clearHistory(history, nowMs)));
    dispatch(removedPlays(Object.keys(selectPlays(getState())) as TitleKey[], nowMs));
  };

/** Everything that a removal deletes, so that it can be undone. */
export interface Removed {
  history: WatchHistory;
  plays: Entry<Play>[];
  /** Films that were removed from the list "watched" as well. */
  listed?: PlayedTitle[];
}

/** The entries of titles, read before removing them. */
export const entriesOfTitles = (state: AppState, keys: readonly TitleKey[]): Removed => {
  const history: WatchHistory = {};
  for (const key of keys) {
    const item = selectHistory(state)[key];
    if (item) history[key] = item;
  }
  const plays = keys.flatMap((key) => Object.values(selectPlays(state)[key] ?? {}));
  return { history, plays: plays.filter(isLive) };
};

/** Marks films and episodes as unwatched; returns what is needed to undo it. */
export const markedUnwatched =
  ({ played, nowMs }: { played: readonly PlayedTitle[]; nowMs: number }) =>
  (dispatch: AppDispatch, getState: () => AppState): Removed => {
    const state = getState();
    const keys = new Set(played.map(({ mediaType, id }) => titleKey(mediaType, id)));
    const listed = played.filter((each) => isFilm(each) && selectIsOnWatchedList(state, each));
    const removed = { ...entriesOfTitles(state, [...keys]), listed };
    dispatch(changeHistory((history) => markUnwatched(history, played, nowMs)));
    dispatch(changePlays((plays) => played.flatMap((each) => removePlays(plays, each, nowMs))));
    dispatch(listFilms(listed, false, nowMs));
    return removed;
  };

/** The entries of a diary row, read before removing it. */
export const entriesOfRow = (state: AppState, { entry: { key }, episodes, plays }: DiaryRow): Removed => {
  const item = selectHistory(state)[key];
  const log = selectPlays(state);
  const parts = item?.episodes && Object.entries(item.episodes).filter(([part]) => episodes.includes(part));
  const held = item && parts ? { ...item, episodes: Object.fromEntries(parts) } : item;
  return {
    history: held ? { [key]: held } : {},
    plays: plays.flatMap((play) => findEntry(log, play) ?? []),
  };
};

/** Undoes a removal; `removed` holds the entries from before it. */
export const titlesRestored =
  ({ removed, nowMs }: { removed: Removed; nowMs: number }): HistoryThunk =>
  (dispatch, getState) => {
    dispatch(changeHistory((history) => restoreTitles(history, removed.history, nowMs)));
    const plays = selectPlays(getState());
    const back = removed.plays.flatMap(({ key, value }) => {
      const tombstone = findEntry(plays, key);
      const changedAt = Math.max(nowMs, (tombstone?.removedAt ?? -1) + 1);
      return tombstone ? [{ ...tombstone, value, changedAt }] : [];
    });
    if (back.length > 0) dispatch(entriesEdited('plays', back));
    dispatch(listFilms(removed.listed ?? [], true, nowMs));
  };
