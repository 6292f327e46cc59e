import {
  continueWatching,
  diaryMonths,
  diaryRows,
  diaryTotals,
  titleMatcher,
  type DiaryMonth,
  type DiaryRow,
  type DiaryTotals,
  type HistoryEntry,
} from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { passesGivenRating } from '../../../shared/filters/given-rating';
import { useAppSelector } from '../../../shared/store';
import { ALL_MONTHS, type HistoryFilters } from '../history-filters';
import { selectHistory, selectHistoryEntries, selectPlays, selectShownHistory } from '../../../shared/store/history';
import { noteOf, selectNotes } from '../../../shared/store/notes';
import { ratingOf, selectRatings } from '../../../shared/store/ratings';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { rowNote, rowRating } from './row-details';
import { useIsDiaryReady } from './use-is-diary-ready';

/** Use only once `useIsDiaryReady` is true: before that, a long history would be computed in one long task. */
export const selectRows = createSelector([selectHistory, selectPlays, selectShownHistory], (history, plays, shown) =>
  diaryRows(history, plays, shown, watchedDay),
);
const nothing: DiaryRow[] = [];
const selectNothing = () => nothing;

const isOfType = ({ item }: HistoryEntry, type: HistoryFilters['type']): boolean =>
  type === 'all' || item.mediaType === type;

interface Diary {
  /** Whether stored data has been loaded. */
  isReady: boolean;
  /** Totals of everything. */
  totals: DiaryTotals;
  /** All months with entries, latest first. */
  allMonths: readonly (string | null)[];
  /** The months after filtering. */
  months: DiaryMonth[];
  isEmpty: boolean;
}

export function useDiary({ tab, month, words, type, rating }: HistoryFilters): Diary {
  const isReady = useIsDiaryReady();
  const rows = useAppSelector(isReady ? selectRows : selectNothing);
  const ratings = useAppSelector(selectRatings);
  const notes = useAppSelector(selectNotes);
  const months = useMemo(() => {
    const shown = rows.filter(
      ({ isFinished, day }) =>
        (tab === 'all' || isFinished) && (month === ALL_MONTHS || (day?.slice(0, 7) ?? 'unknown') === month),
    );
    const isWanted = titleMatcher(words);
    return diaryMonths(
      shown.filter(
        (row) =>
          isOfType(row.entry, type) &&
          isWanted(row.entry.item.title) &&
          passesGivenRating(rating, { rating: rowRating(ratings, row), hasNote: rowNote(notes, row) !== null }),
      ),
    );
  }, [rows, tab, month, words, type, rating, ratings, notes]);
  return {
    isReady,
    totals: useMemo(() => diaryTotals(rows), [rows]),
    allMonths: useMemo(() => diaryMonths(rows).map((each) => each.month), [rows]),
    months,
    isEmpty: rows.length === 0,
  };
}

/** Started but unfinished titles that pass the filters. */
export function useStartedTitles({ words, type, rating }: HistoryFilters): HistoryEntry[] {
  const entries = useAppSelector(selectHistoryEntries);
  const ratings = useAppSelector(selectRatings);
  const notes = useAppSelector(selectNotes);
  return useMemo(() => {
    const isWanted = titleMatcher(words);
    return continueWatching(entries).filter(
      (entry) =>
        isOfType(entry, type) &&
        isWanted(entry.item.title) &&
        passesGivenRating(rating, {
          rating: ratingOf(ratings, entry.key),
          hasNote: noteOf(notes, entry.key) !== null,
        }),
    );
  }, [entries, words, type, rating, ratings, notes]);
}
