import { listPlays, yearInReview, type YearInReview } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useDeferredValue, useMemo } from 'react';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useAppSelector } from '../../../shared/store';
import { selectCollection } from '../../../shared/store/collections';
import { selectHistory, selectPlays } from '../../../shared/store/history';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';

const selectPlayRecords = createSelector([selectPlays], (plays) => listPlays(plays));
const selectRatings = selectCollection('ratings');
const selectYears = createSelector([selectPlayRecords], (plays) => {
  const years = new Set<number>();
  for (const { watchedAt } of plays) if (watchedAt !== null) years.add(Number(watchedDay(watchedAt).slice(0, 4)));
  return [...years].sort((a, b) => b - a);
});

/** The figures of a year, null for all years; and every year that has any. */
export function useYear(year: number | null): { review: YearInReview; years: readonly number[] } {
  const plays = useAppSelector(selectPlayRecords);
  const history = useAppSelector(selectHistory);
  // Titles that are looked up come in one by one.
  const snapshots = useDeferredValue(useAppSelector(selectSnapshots));
  const ratings = useAppSelector(selectRatings);
  const review = useMemo(
    () => yearInReview({ plays, year, dayOf: watchedDay, history, snapshots, ratings }),
    [plays, year, history, snapshots, ratings],
  );
  return { review, years: useAppSelector(selectYears) };
}
