import { useSnapshot } from '../../../shared/api';
import { untitled } from '../../../shared/lib/format/untitled';
import { PosterCard, PosterCardSkeleton, type CardItem } from '../../../shared/ui';

interface BookmarkCardProps {
  item: CardItem;
  /** Whether an unknown title is being looked up. */
  isAwaited: boolean;
  trendingAbove: number;
}

export const withTitle = (item: CardItem): CardItem =>
  item.title === '' ? { ...item, title: untitled(item.mediaType) } : item;

/** A bookmarked title. Missing or outdated details are fetched while it is on screen. */
export function BookmarkCard({ item, isAwaited, trendingAbove }: BookmarkCardProps) {
  useSnapshot(item);
  if (item.title === '' && isAwaited) return <PosterCardSkeleton />;
  return <PosterCard item={withTitle(item)} trendingAbove={trendingAbove} />;
}
