import { t } from '@lingui/core/macro';
import {
  addPlay,
  changeEntry,
  dayToMs,
  editOf,
  editPlay,
  findEntry,
  findLive,
  isLatestPlay,
  isLive,
  parseEpisodeKey,
  playedKey,
  removeEntry,
  type DiaryRow,
  type Entry,
  type Play,
  type PlayedTitle,
} from '@marquee/core';
import { randomId } from '../../../shared/lib/browser/random-id';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { entriesEdited } from '../../../shared/store/collections';
import { selectPlays } from '../../../shared/store/history';
import { selectRatings } from '../../../shared/store/ratings';
import { historyUpdated } from '../../../shared/store/sync-state.slice';
import { isFilm, selectIsOnWatchedList, watchedListChanged } from '../../../shared/store/watched-list';
import { offerUndo } from '../../../shared/ui';
import { rowName } from '../episodes-text';

type DiaryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** The film of a row, or each of its episodes. */
export function playedOfRow({ entry: { item }, episodes }: DiaryRow): PlayedTitle[] {
  const { mediaType, id, title, year } = item;
  const base = { mediaType, id, title, year };
  if (mediaType === 'movie') return [base];
  return episodes.flatMap((key) => {
    const position = parseEpisodeKey(key);
    if (!position) return [];
    const known = item.episodes?.[key];
    const { season, episode: number } = position;
    return {
      ...base,
      episode: { season, number, id: known?.id ?? 0, title: known?.title ?? '', seasonId: known?.seasonId ?? 0 },
    };
  });
}

const edit = (dispatch: AppDispatch, entries: Entry<Play>[], nowMs: number) => {
  dispatch(entriesEdited('plays', entries));
  dispatch(historyUpdated(nowMs));
};

/** A time on that day; the known time if it is on that day already. */
const momentOf = (day: string | null, known: number | null = null): number | null => {
  if (day === null) return null;
  return known !== null && watchedDay(known) === day ? known : dayToMs(day);
};

/** The current versions of plays, which may have changed before an undo. */
const current = (getState: () => AppState, entries: readonly Entry<Play>[]): Entry<Play>[] =>
  entries.flatMap(({ key }) => findLive(selectPlays(getState()), key) ?? []);

/** Gives the title or the episode of a play its rating; returns how to undo that. */
const rateAs =
  (play: Entry<Play>, rating: number): ((...args: Parameters<DiaryThunk>) => () => void) =>
  (dispatch, getState, { now }) => {
    const key = play.key.slice(0, play.key.lastIndexOf('/'));
    const known = findEntry(selectRatings(getState()), key);
    const { title, year } = play.value;
    const given = changeEntry(known, key, { rating, ratedAt: now(), title, year }, now());
    dispatch(entriesEdited('ratings', [given]));
    return () => {
      const latest = findEntry(selectRatings(getState()), key) ?? given;
      const back = known && isLive(known) ? changeEntry(latest, key, known.value, now()) : removeEntry(latest, now());
      dispatch(entriesEdited('ratings', [back]));
    };
  };

/** A diary row as it is edited. */
export interface RowEdit {
  /** `YYYY-MM-DD`; null if unknown. */
  day: string | null;
  /** 1 to 10; null if the viewing has no rating of its own. */
  rating: number | null;
}

/** Changes the date and the rating of a row, with Undo. The rating of the latest viewing becomes that of the title. */
export const changeRow =
  (row: DiaryRow, title: string, { day, rating }: RowEdit): DiaryThunk =>
  (dispatch, getState, services) => {
    const { now } = services;
    const isRated = rating !== row.rating;
    const plays = selectPlays(getState());
    const before = row.plays.flatMap((key) => findEntry(plays, key) ?? []);
    const logged = new Set(before.map(({ key }) => key.slice(0, key.lastIndexOf('/'))));
    // A row that is only known from its position gets a play now.
    const added = playedOfRow(row)
      .filter((played) => !logged.has(playedKey(played)))
      .map((played) =>
        addPlay(plays, { id: randomId(), played, watchedAt: momentOf(day, row.at), rating, how: 'marked' }, now()),
      );
    const edited = before.map((entry) => {
      const { watchedAt, rating: known } = editOf(entry);
      return editPlay(entry, { watchedAt: momentOf(day, watchedAt), rating: isRated ? rating : known }, now());
    });
    edit(dispatch, [...edited, ...added], now());
    const latest = [...edited, ...added].find((entry) => isLatestPlay(selectPlays(getState()), entry));
    const unrate = isRated && rating !== null && latest && rateAs(latest, rating)(dispatch, getState, services);
    const name = rowName(title, row.episodes);
    offerUndo(day === row.day ? t`Changed your rating of ${name}` : t`Changed the date of ${name}`, () => {
      const edits = new Map(before.map((entry) => [entry.key, editOf(entry)]));
      const back = current(getState, before).flatMap((entry) => {
        const known = edits.get(entry.key);
        return known ? editPlay(entry, known, now()) : [];
      });
      if (unrate) unrate();
      edit(dispatch, [...back, ...current(getState, added).map((entry) => removeEntry(entry, now()))], now());
    });
  };

/** Adds a play of each of these on a day (null if unknown), with Undo. */
export const addPlays =
  (name: string, played: readonly PlayedTitle[], day: string | null): DiaryThunk =>
  (dispatch, getState, { now }) => {
    const plays = selectPlays(getState());
    // Plays of today are logged at the current time, so that they come after earlier ones.
    const watchedAt = day === watchedDay(now()) ? now() : momentOf(day);
    const added = played.map((each) =>
      addPlay(plays, { id: randomId(), played: each, watchedAt, how: 'marked' }, now()),
    );
    const films = played.filter((each) => isFilm(each) && !selectIsOnWatchedList(getState(), each));
    edit(dispatch, added, now());
    dispatch(watchedListChanged({ films, isOn: true, nowMs: now() }));
    offerUndo(t`Added ${name} to your diary`, () => {
      edit(
        dispatch,
        current(getState, added).map((entry) => removeEntry(entry, now())),
        now(),
      );
      dispatch(watchedListChanged({ films, isOn: false, nowMs: now() }));
    });
  };
