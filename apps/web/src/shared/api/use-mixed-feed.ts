import { uniqueTitles } from '@marquee/tmdb';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Feed } from '../lib/feed';
import { FIRST_ENTRY, useFirstVisit } from '../lib/first-page';
import { mixedFeedApi, type FeedSource } from './mixed-feed';

/** An endless list. Its visit is the history entry, so Back finds the same titles in the same order. */
export function useMixedFeed(source: FeedSource): Feed {
  const { key } = useLocation();
  // Each load of the app begins with an entry of the same key, and is a visit of its own.
  const firstVisit = useFirstVisit();
  const visit = key === FIRST_ENTRY ? firstVisit : key;
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
