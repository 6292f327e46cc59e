import type { TitleSnapshots } from '@marquee/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { availabilityApi } from '../../../shared/library/availability-api';
import { useAppSelector } from '../../../shared/store';
import { selectNotes } from '../../../shared/store/notes';
import { selectRatings } from '../../../shared/store/ratings';
import { selectListOrder } from './custom-order';
import { filterAndSort, type BookmarkFilters, type Target } from './filter-and-sort';

/** The titles that the filters leave, in order; `library` is the query that they may need. */
export function useListed(targets: readonly Target[], snapshots: TitleSnapshots, filters: BookmarkFilters) {
  const listOrder = useAppSelector(selectListOrder);
  const ratings = useAppSelector(selectRatings);
  const notes = useAppSelector(selectNotes);
  const library = availabilityApi.useAvailableKeysQuery(filters.isPlayable ? undefined : skipToken);
  const playable = library.currentData;
  const listed = useMemo(
    () => filterAndSort(targets, snapshots, filters, { listOrder, ratings, notes, playable }),
    [targets, snapshots, filters, listOrder, ratings, notes, playable],
  );
  return { listed, library };
}
