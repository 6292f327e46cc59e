import { useConfig } from '../../shared/api';
import { useInteresting } from '../../shared/store/not-interested';
import { FailedRow, MediaRow, PosterCard, PosterCardSkeleton, SKELETONS, type CardItem } from '../../shared/ui';

/** State of a list's query. */
export interface TitleList {
  items: readonly CardItem[] | undefined;
  isError: boolean;
}

interface TitleRowProps {
  title: string;
  href?: string | undefined;
  list: TitleList;
  skeletons?: number;
  /** All titles of the row are trending, so no card shows the badge. */
  isTrending?: boolean;
}

/** A row of posters: skeletons while it loads, an error with Retry if it fails, nothing if it is empty. */
export function TitleRow({ title, href, list, skeletons = SKELETONS.few, isTrending = false }: TitleRowProps) {
  const { card } = useConfig().trendingBadge;
  const trendingAbove = isTrending ? Infinity : card;
  const { isError } = list;
  const items = useInteresting(list.items);
  if (isError && !items) return <FailedRow title={title} />;
  if (items?.length === 0) return null;
  return (
    <MediaRow title={title} href={href} busy={!items}>
      {items
        ? items.map((item) => (
            <li key={item.key}>
              <PosterCard item={item} trendingAbove={trendingAbove} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index}>
              <PosterCardSkeleton />
            </li>
          ))}
    </MediaRow>
  );
}
