import type { MediaItem } from '@marquee/tmdb';
import { useEffect, useRef } from 'react';
import type { Feed } from '../lib/feed';
import { TitledGrid } from './grid';
import { EmptyState, ErrorState } from './message';
import { PosterCard } from './poster-card';
import { PosterCardSkeleton, SKELETONS } from './skeleton';

/** More is asked for when this item, counted from the end, becomes visible (accounts-player.md section 4). */
export const MORE_FROM_LAST = 5;

interface InfiniteGridProps {
  label: string;
  /** Text of a list without entries. */
  emptyText: string;
  feed: Feed;
  trendingAbove?: number;
}

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <PosterCardSkeleton />
    </li>
  ));

/** Posters without end: the next page is asked for when the fifth-from-last of them is seen. */
export function InfiniteGrid({ label, emptyText, feed, trendingAbove }: InfiniteGridProps) {
  const { items, isError, hasMore, isLoadingMore, loadMore, retry } = feed;
  const watched = useRef<HTMLLIElement>(null);
  const more = useRef(loadMore);
  useEffect(() => {
    more.current = loadMore;
  });
  const count = items?.length ?? 0;
  useEffect(() => {
    const element = watched.current;
    if (!element || !hasMore || isLoadingMore || isError) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) more.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, hasMore, isLoadingMore, isError]);

  if (!items)
    return isError ? (
      <ErrorState onRetry={retry} />
    ) : (
      <TitledGrid label={label}>{skeletons(SKELETONS.many)}</TitledGrid>
    );
  if (count === 0 && !hasMore) return <EmptyState title={emptyText} />;
  const watchedAt = Math.max(0, count - MORE_FROM_LAST);
  const card = (item: MediaItem, index: number) => (
    <li key={item.key} ref={index === watchedAt ? watched : undefined}>
      <PosterCard item={item} trendingAbove={trendingAbove} />
    </li>
  );
  return (
    <div aria-busy={isLoadingMore} className="flex flex-col gap-8">
      <TitledGrid label={label}>{[...items.map(card), ...(isLoadingMore ? skeletons(SKELETONS.few) : [])]}</TitledGrid>
      {isError && <ErrorState onRetry={retry} />}
    </div>
  );
}
