import { UNTITLED_MOVIE, UNTITLED_SERIES } from '@marquee/core';
import { useSnapshot } from '../../../shared/api';
import { PosterCard, PosterCardSkeleton, type CardItem } from '../../../shared/ui';

interface BookmarkCardProps {
  item: CardItem;
  /** A title that nobody knows yet is being looked up. */
  isAwaited: boolean;
  trendingAbove: number;
}

export const withTitle = (item: CardItem): CardItem =>
  item.title === '' ? { ...item, title: item.mediaType === 'movie' ? UNTITLED_MOVIE : UNTITLED_SERIES } : item;

/** A bookmarked title. What is missing of it, or old, is asked for while it is on screen. */
export function BookmarkCard({ item, isAwaited, trendingAbove }: BookmarkCardProps) {
  useSnapshot(item);
  if (item.title === '' && isAwaited) return <PosterCardSkeleton />;
  return <PosterCard item={withTitle(item)} trendingAbove={trendingAbove} />;
}
