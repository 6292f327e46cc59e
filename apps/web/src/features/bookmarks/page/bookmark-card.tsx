import { Trans } from '@lingui/react/macro';
import { useSnapshot } from '../../../shared/api';
import { untitled } from '../../../shared/lib/format/untitled';
import { Badge, PosterCard, PosterCardSkeleton, type CardItem } from '../../../shared/ui';

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
  const known = useSnapshot(item);
  if (item.title === '' && isAwaited) return <PosterCardSkeleton />;
  const card = <PosterCard item={withTitle(item)} trendingAbove={trendingAbove} />;
  if (!known?.isTakenDown) return card;
  return (
    <div className="relative">
      {card}
      <div className="pointer-events-none absolute start-2 bottom-20 z-10">
        <Badge>
          <Trans>Not shown here</Trans>
        </Badge>
      </div>
    </div>
  );
}
