import { listPlays } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { useAppSelector } from '../../../shared/store';
import { selectPlays } from '../../../shared/store/history';

const selectDayCounts = createSelector([selectPlays], (plays) => {
  const counts = new Map<string, number>();
  for (const { watchedAt } of listPlays(plays)) {
    if (watchedAt === null) continue;
    const day = watchedDay(watchedAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
});

/** How many watchings each `YYYY-MM-DD` has; days without any are left out. */
export const useDayCounts = () => useAppSelector(selectDayCounts);
