import { useConfig, useMixedFeed, type FeedSource } from '../../shared/api';
import { InfiniteGrid } from '../../shared/ui/infinite-grid';

interface TitlesGridProps {
  label: string;
  emptyText: string;
  source: FeedSource;
}

/** An infinite grid of films and series from one source. */
export function TitlesGrid({ label, emptyText, source }: TitlesGridProps) {
  const feed = useMixedFeed(source);
  const trendingAbove = useConfig().trendingBadge.card;
  return <InfiniteGrid label={label} emptyText={emptyText} feed={feed} trendingAbove={trendingAbove} />;
}
