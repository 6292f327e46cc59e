import { t } from '@lingui/core/macro';
import {
  addPlay,
  datePlay,
  dayToMs,
  findEntry,
  findLive,
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

/** Changes the date of a row (`YYYY-MM-DD`, null if unknown), with Undo. */
export const changeDate =
  (row: DiaryRow, title: string, day: string | null): DiaryThunk =>
  (dispatch, getState, { now }) => {
    const plays = selectPlays(getState());
    const before = row.plays.flatMap((key) => findEntry(plays, key) ?? []);
    const logged = new Set(before.map(({ key }) => key.slice(0, key.lastIndexOf('/'))));
    // A row that is only known from its position gets a play now.
    const added = playedOfRow(row)
      .filter((played) => !logged.has(playedKey(played)))
      .map((played) => addPlay(plays, { id: randomId(), played, watchedAt: momentOf(day), how: 'marked' }, now()));
    const dated = before.map((entry) => datePlay(entry, momentOf(day, entry.value.watchedAt), now()));
    edit(dispatch, [...dated, ...added], now());
    const name = rowName(title, row.episodes);
    offerUndo(t`Changed the date of ${name}`, () => {
      const dates = new Map(before.map(({ key, value }) => [key, value.watchedAt]));
      const back = current(getState, before).map((entry) => datePlay(entry, dates.get(entry.key) ?? null, now()));
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
