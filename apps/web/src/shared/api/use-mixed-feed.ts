import { uniqueTitles } from '@marquee/tmdb';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Feed } from '../lib/feed/feed';
import { FIRST_ENTRY } from '../lib/routing/first-entry';
import { useSsrPage } from '../lib/ssr-page';
import { randomId } from '../lib/browser/random-id';
import { createVisits } from '../lib/feed/visits';
import type { AppDispatch } from '../store';
import { mixedFeedApi, type FeedSource } from './mixed-feed';

const visits = createVisits(randomId);
const nameOf = (source: FeedSource): string => JSON.stringify(source);
/** What was asked for ahead is asked for again when it is older than this, in seconds. */
const OLD_S = 600;

/** Asks for the beginning of a list that the visitor is about to open. */
export function prefetchFeed(source: FeedSource, dispatch: AppDispatch): void {
  const feed = { source, visit: visits.ahead(nameOf(source)) };
  void dispatch(mixedFeedApi.endpoints.mixedFeed.initiate(feed, { subscribe: false, forceRefetch: OLD_S }));
}

/** An endless list. Its visit is the history entry, so Back finds the same titles in the same order. */
export function useMixedFeed(source: FeedSource): Feed {
  const { key } = useLocation();
  // Each load of the app begins with an entry of the same key, and is a visit of its own.
  const firstVisit = useSsrPage()?.visit ?? `load ${performance.timeOrigin}`;
  const visit = key === FIRST_ENTRY ? firstVisit : visits.at(key, nameOf(source));
  const query = mixedFeedApi.useMixedFeedInfiniteQuery({ source, visit });
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const items = useMemo(
    () => currentData && uniqueTitles(currentData.pages.flatMap((page) => page.items)),
    [currentData],
  );
  return {
    items,
    isError: isError && !isFetching,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => {
      if (!isFetching && !isError) void fetchNextPage();
    },
    retry: () => void (items ? fetchNextPage() : refetch()),
  };
}
