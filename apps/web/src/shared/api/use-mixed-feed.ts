import { uniqueTitles } from '@marquee/tmdb';
import { useMemo } from 'react';
import { feedOf, type Feed } from '../lib/feed/feed';
import { useSsrPage } from '../lib/ssr-page';
import { browserVisit } from '../lib/feed/visit';
import type { AppDispatch } from '../store';
import { useInteresting } from '../store/not-interested';
import { mixedFeedApi, type FeedSource } from './mixed-feed';

/** Prefetched data older than this is fetched again, in seconds. */
const OLD_S = 600;

/** Prefetches the first page of a list that the visitor is about to open. */
export function prefetchFeed(source: FeedSource, dispatch: AppDispatch): void {
  const feed = { source, visit: browserVisit() };
  void dispatch(mixedFeedApi.endpoints.mixedFeed.initiate(feed, { subscribe: false, forceRefetch: OLD_S }));
}

/** Data of an infinite list, in the same order throughout a visit: Back and a reload restore it. */
export function useMixedFeed(source: FeedSource): Feed {
  const visit = useSsrPage()?.visit ?? browserVisit();
  const query = mixedFeedApi.useMixedFeedInfiniteQuery({ source, visit });
  const { currentData } = query;
  const items = useMemo(
    () => currentData && uniqueTitles(currentData.pages.flatMap((page) => page.items)),
    [currentData],
  );
  return feedOf(useInteresting(items), query);
}
