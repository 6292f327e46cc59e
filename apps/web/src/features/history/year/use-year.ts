import { listPlays, reviewSteps, type Entries, type Play, type PlayRecord, type YearInReview } from '@marquee/core';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { runInSlices } from '../../../shared/lib/timing/in-slices';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectHistory, selectPlays } from '../../../shared/store/history';
import { selectRatings } from '../../../shared/store/ratings';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';

interface Reviewed {
  /** The year of this review. */
  of: number | null;
  review: YearInReview;
  /** All years with plays, latest first. */
  years: readonly number[];
}

interface ReviewInput extends Pick<Parameters<typeof reviewSteps>[0], 'year' | 'history' | 'snapshots' | 'ratings'> {
  plays: Entries<Play>;
}

function* steps({ plays, ...rest }: ReviewInput): Generator<undefined, Reviewed> {
  const records: PlayRecord[] = [];
  const years = new Set<number>();
  for (const title of Object.keys(plays)) {
    for (const record of listPlays(plays, title)) {
      records.push(record);
      if (record.watchedAt !== null) years.add(Number(watchedDay(record.watchedAt).slice(0, 4)));
    }
    yield;
  }
  const review = yield* reviewSteps({ ...rest, plays: records, dayOf: watchedDay });
  return { of: rest.year, review, years: [...years].sort((a, b) => b - a) };
}

/** The review of a year (null for all years) once it is computed, and all years with plays. */
export function useYear(year: number | null): { review: YearInReview | null; years: readonly number[] } {
  const isRestored = useIsRestored();
  const plays = useAppSelector(selectPlays);
  const history = useAppSelector(selectHistory);
  // Deferred, because looked-up titles are added a few at a time.
  const snapshots = useDeferredValue(useAppSelector(selectSnapshots));
  const ratings = useAppSelector(selectRatings);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  useEffect(() => {
    if (!isRestored) return;
    const counting = steps({ plays, year, history, snapshots, ratings });
    let isCurrent = true;
    void runInSlices(counting).then((found) => {
      if (isCurrent) startTransition(() => setReviewed(found));
    });
    return () => {
      isCurrent = false;
      counting.return(undefined as never);
    };
  }, [isRestored, plays, year, history, snapshots, ratings]);
  return { review: reviewed?.of === year ? reviewed.review : null, years: reviewed?.years ?? [] };
}
