import {
  agendaOf,
  awaitedFilms,
  calendarEvents,
  followableKeys,
  followOf,
  passesCalendarFilter,
  type AgendaDay,
  type CalendarFilter,
} from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useRegion } from '../../shared/api';
import { followingApi } from '../../shared/following/following-api';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { selectCollection } from '../../shared/store/collections';
import { selectFollowSources } from '../../shared/store/follows';
import { selectKnownAirings } from '../../shared/store/known-airings';
import { calendarApi } from './calendar-api';

const selectIsFollowing = createSelector([selectFollowSources], (sources) =>
  followableKeys(sources).some((key) => followOf(sources, key) !== null),
);
const selectBookmarks = selectCollection('bookmarks');
const NO_AIRINGS = { airings: [], pending: 0, hasFailed: false } as const;

export interface Calendar {
  /** Days that have something, by date. */
  days: readonly AgendaDay[];
  status: 'loading' | 'ready';
  /** Whether nothing is followed and no film awaited. */
  isEmpty: boolean;
  /** Number of series that are still looked up. */
  pending: number;
  hasFailed: boolean;
  retry: () => void;
}

/** The visitor's calendar: what airs of followed series, and when bookmarked films come out in the visitor's region. */
export function useCalendar({ show, isPremieres, isFinales }: CalendarFilter, today: string): Calendar {
  const dispatch = useAppDispatch();
  const isRestored = useIsRestored();
  const isFollowing = useAppSelector(selectIsFollowing);
  const known = useAppSelector(selectKnownAirings);
  const bookmarks = useAppSelector(selectBookmarks);
  const awaited = useMemo(() => awaitedFilms(bookmarks, today), [bookmarks, today]);
  const region = useRegion();
  const films = calendarApi.useFilmReleasesQuery(awaited, { skip: !isRestored || awaited.length === 0 });
  const { airings, pending, hasFailed } = (isFollowing ? known : undefined) ?? NO_AIRINGS;
  const days = useMemo(() => {
    const filter = { show, isPremieres, isFinales };
    const events = calendarEvents(airings, films.currentData ?? [], region);
    return agendaOf(events.filter((event) => passesCalendarFilter(event, filter)));
  }, [airings, films.currentData, region, show, isPremieres, isFinales]);
  const isLoading = !isRestored || (isFollowing && !known) || films.isLoading;
  return {
    days,
    status: isLoading ? 'loading' : 'ready',
    isEmpty: isRestored && !isFollowing && awaited.length === 0,
    pending: hasFailed ? 0 : pending,
    hasFailed: hasFailed || films.isError,
    retry: () => {
      if (films.isError) void films.refetch();
      if (hasFailed)
        void dispatch(
          followingApi.util.upsertQueryData('knownAirings', undefined, { airings, pending, hasFailed: false }),
        );
    },
  };
}
