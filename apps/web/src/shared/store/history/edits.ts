import {
  addPlay,
  clearHistory,
  episodeKey,
  findEntry,
  itemOf,
  isWatched,
  liveOfTitle,
  markUnwatched,
  markWatched,
  recordProgress,
  removeDiaryRow,
  removeEntry,
  removePlays,
  removeTitle,
  restoreEntries,
  savedProgress,
  titleKey,
  type DiaryRow,
  type Entries,
  type Entry,
  type HistoryValue,
  type Play,
  type PlayedTitle,
  type Progress,
  type TitleKey,
  type WatchedMark,
} from '@marquee/core';
import type { AppDispatch, AppState } from '..';
import { entriesEdited } from '../collections';
import { randomId } from '../../lib/browser/random-id';
import { isFilm, selectIsOnWatchedList, watchedListChanged } from '../watched-list';
import { selectIsWatched, selectPlays, selectWatched } from './selectors';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState) => void;

type Watched = Entries<HistoryValue>;

/** Stores and sends the entries that an edit changes. */
const changeHistory =
  (change: (history: Watched) => Entry<HistoryValue>[]): HistoryThunk =>
  (dispatch, getState) => {
    const entries = change(selectWatched(getState()));
    if (entries.length > 0) dispatch(entriesEdited('history', entries));
  };

const changePlays =
  (change: (plays: Entries<Play>) => Entry<Play>[]): HistoryThunk =>
  (dispatch, getState) => {
    const entries = change(selectPlays(getState()));
    if (entries.length > 0) dispatch(entriesEdited('plays', entries));
  };

const keyOf = ({ mediaType, id }: PlayedTitle): TitleKey => titleKey(mediaType, id);

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
    const { episode } = played;
    const kind = episode ? 'episode' : 'movie';
    const key = keyOf(played);
    const group = selectWatched(getState())[key];
    const part = episode && episodeKey(episode.season, episode.number);
    const before = group ? savedProgress(itemOf(key, group), part) : null;
    dispatch(changeHistory(() => recordProgress(group, played, progress, nowMs)));
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
    dispatch(
      changeHistory((history) => marks.flatMap((mark) => markWatched(history[keyOf(mark.played)], mark, nowMs))),
    );
    dispatch(
      changePlays((plays) =>
        news.map(({ played }) => addPlay(plays, { id: randomId(), played, watchedAt: nowMs, how: 'marked' }, nowMs)),
      ),
    );
    const played = news.map((mark) => mark.played);
    dispatch(listFilms(played, true, nowMs));
  };

const removedPlays = (keys: readonly string[], nowMs: number): HistoryThunk =>
  changePlays((plays) =>
    keys.flatMap((key) => Object.values(plays[key] ?? {}).map((entry) => removeEntry(entry, nowMs))),
  );

export const titleRemoved =
  ({ key, nowMs }: { key: TitleKey; nowMs: number }): HistoryThunk =>
  (dispatch) => {
    dispatch(changeHistory((history) => removeTitle(history[key], key, nowMs)));
    dispatch(removedPlays([key], nowMs));
  };

export const diaryRowRemoved =
  ({ row, nowMs }: { row: DiaryRow; nowMs: number }): HistoryThunk =>
  (dispatch, getState) => {
    const group = selectWatched(getState())[row.entry.key];
    const { history, plays } = removeDiaryRow(group, selectPlays(getState()), row, nowMs);
    dispatch(changeHistory(() => history));
    dispatch(changePlays(() => plays));
  };

export const historyCleared =
  ({ nowMs }: { nowMs: number }): HistoryThunk =>
  (dispatch, getState) => {
    dispatch(changeHistory((history) => clearHistory(history, nowMs)));
    dispatch(removedPlays(Object.keys(selectPlays(getState())), nowMs));
  };

/** The entries that a removal deletes, as they were before, so that it can be undone. */
export interface Removed {
  history: Entry<HistoryValue>[];
  plays: Entry<Play>[];
  /** Films that were removed from the list "watched" as well. */
  listed?: PlayedTitle[];
}

/** The entries of titles, read before removing them. */
export const entriesOfTitles = (state: AppState, keys: readonly TitleKey[]): Removed => ({
  history: keys.flatMap((key) => liveOfTitle(selectWatched(state)[key])),
  plays: keys.flatMap((key) => liveOfTitle(selectPlays(state)[key])),
});

/** Marks films and episodes as unwatched; returns what is needed to undo it. */
export const markedUnwatched =
  ({ played, nowMs }: { played: readonly PlayedTitle[]; nowMs: number }) =>
  (dispatch: AppDispatch, getState: () => AppState): Removed => {
    const state = getState();
    const keys = new Set(played.map(keyOf));
    const listed = played.filter((each) => isFilm(each) && selectIsOnWatchedList(state, each));
    const removed = { ...entriesOfTitles(state, [...keys]), listed };
    dispatch(changeHistory((history) => played.flatMap((each) => markUnwatched(history[keyOf(each)], each, nowMs))));
    dispatch(changePlays((plays) => played.flatMap((each) => removePlays(plays, each, nowMs))));
    dispatch(listFilms(listed, false, nowMs));
    return removed;
  };

/** The entries of a diary row, read before removing it. */
export const entriesOfRow = (state: AppState, { entry: { key }, episodes, plays }: DiaryRow): Removed => {
  const parts = new Set([key, ...episodes.map((episode) => `${key}/${episode}`)]);
  return {
    history: liveOfTitle(selectWatched(state)[key]).filter((entry) => parts.has(entry.key)),
    plays: plays.flatMap((play) => findEntry(selectPlays(state), play) ?? []),
  };
};

/** Undoes a removal. */
export const titlesRestored =
  ({ removed, nowMs }: { removed: Removed; nowMs: number }): HistoryThunk =>
  (dispatch) => {
    dispatch(changeHistory((history) => restoreEntries(history, removed.history, nowMs)));
    dispatch(changePlays((plays) => restoreEntries(plays, removed.plays, nowMs)));
    dispatch(listFilms(removed.listed ?? [], true, nowMs));
  };
