import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../shared/store';
import { selectRows } from './use-diary';
import { useIsDiaryReady } from './use-is-diary-ready';

type DayCounts = ReadonlyMap<string, number>;
const nothing: DayCounts = new Map();
const selectNothing = () => nothing;

const selectDayCounts = createSelector([selectRows], (rows): DayCounts => {
  const counts = new Map<string, number>();
  for (const { day, plays } of rows)
    if (day !== null && plays.length > 0) counts.set(day, (counts.get(day) ?? 0) + plays.length);
  return counts;
});

/** Number of plays by day (`YYYY-MM-DD`); days without plays are missing. */
export const useDayCounts = (): DayCounts => useAppSelector(useIsDiaryReady() ? selectDayCounts : selectNothing);
