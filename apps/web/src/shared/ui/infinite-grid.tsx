import { useCallback, useEffect, useRef, useState } from 'react';
import type { Feed } from '../lib/feed/feed';
import type { CardItem } from './card-action';
import { EmptyState, ErrorState } from './message';
import { FIRST_ON_SCREEN, PosterCard } from './poster-card';
import { PosterCardSkeleton, SKELETONS } from './skeleton';
import { VirtualGrid } from './virtual-grid';

/** The next page is fetched when this item, counted from the end, becomes visible (BROWSE-14). */
const MORE_FROM_LAST = 5;
/** A cell that was scrolled past counts as seen: the End key may jump over it. */
const SEEN_ABOVE = '1000000px 0px 0px 0px';

interface InfiniteGridProps {
  label: string;
  /** Shown if the list is empty. */
  emptyText: string;
  feed: Feed<CardItem>;
  trendingAbove?: number;
}

const keyOf = (item: CardItem) => item.key;
const renderPlaceholder = () => <PosterCardSkeleton />;

/** While `isActive`, calls `onSeen` when the element is on screen or was scrolled past. */
function useSeen(element: Element | null, isActive: boolean, onSeen: () => void): void {
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen.current();
      },
      { rootMargin: SEEN_ABOVE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isActive]);
}

/** An infinite grid of posters: the next page is fetched when the fifth-from-last poster is seen. */
export function InfiniteGrid({ label, emptyText, feed, trendingAbove }: InfiniteGridProps) {
  const { items, isError, hasMore, isLoadingMore, loadMore, retry } = feed;
  const [watched, setWatched] = useState<HTMLLIElement | null>(null);
  useSeen(watched, items !== undefined && hasMore && !isLoadingMore && !isError, loadMore);
  const renderItem = useCallback(
    (item: CardItem, index: number) => (
      <PosterCard item={item} trendingAbove={trendingAbove} eager={index < FIRST_ON_SCREEN} />
    ),
    [trendingAbove],
  );

  if (!items && isError) return <ErrorState onRetry={retry} />;
  const count = items?.length ?? 0;
  if (items && count === 0 && !hasMore) return <EmptyState title={emptyText} />;
  const isUnfinished = !items || (hasMore && !isError);
  return (
    <div data-endless aria-busy={!items || isLoadingMore} className="flex flex-col gap-8">
      <VirtualGrid
        label={label}
        items={items ?? []}
        keyOf={keyOf}
        renderItem={renderItem}
        placeholders={isUnfinished ? SKELETONS.many : 0}
        renderPlaceholder={renderPlaceholder}
        watched={{ index: Math.max(0, count - MORE_FROM_LAST), ref: setWatched }}
      />
      {isError && <ErrorState onRetry={retry} />}
    </div>
  );
}
