import type { LibraryQuery, TitleKey } from '@marquee/core';
import type { LibraryCard } from '@marquee/core/contracts';
import { useEffect, useMemo } from 'react';
import { feedOf, type Feed } from '../lib/feed/feed';
import { availabilityApi } from './availability-api';
import { useAppSelector } from '../store';
import { selectIsWatched, selectShownTitle } from '../store/history';
import { useInteresting } from '../store/not-interested';
import type { AppState } from '../store/state';

/** A film that was not watched, or a series of which nothing was. */
const isUnwatched = (state: AppState, { key, ...title }: LibraryCard): boolean =>
  title.mediaType === 'movie' ? !selectIsWatched(state, title) : !selectShownTitle(state, key);

/** The library in pages, each title once: pages may overlap if something was added meanwhile. */
export function useLibraryFeed(query: LibraryQuery, isUnwatchedOnly: boolean): Feed<LibraryCard> {
  const pages = availabilityApi.useLibraryPageInfiniteQuery(query);
  const { currentData } = pages;
  const titles = useMemo(
    () =>
      currentData && [...new Map(currentData.pages.flatMap((page) => page.titles.map((title) => [title.key, title])))],
    [currentData],
  );
  // A text, so that a change of the history alone renders nothing.
  const hidden = useAppSelector((state) =>
    isUnwatchedOnly ? titles?.flatMap(([key, title]) => (isUnwatched(state, title) ? [] : [key])).join(' ') : '',
  );
  const shown = useMemo(() => {
    const keys = new Set((hidden ?? '').split(' ') as TitleKey[]);
    return titles?.flatMap(([key, title]) => (keys.has(key) ? [] : [title]));
  }, [titles, hidden]);
  const items = useInteresting(shown);
  const feed = feedOf(items, pages);
  const { hasMore, isLoadingMore, isError, loadMore } = feed;
  const isEmptied = items?.length === 0 && hasMore && !isLoadingMore && !isError;
  useEffect(() => {
    if (isEmptied) loadMore();
  });
  return feed;
}
