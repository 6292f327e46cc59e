import type { MediaItem } from '@marquee/tmdb';
import { useConfig } from '../../shared/api';
import { ErrorState, MediaRow, PosterCard, PosterCardSkeleton, Section, SKELETONS } from '../../shared/ui';

/** What a list's query came to. */
export interface TitleList {
  items: readonly MediaItem[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

interface TitleRowProps {
  title: string;
  href?: string;
  list: TitleList;
  skeletons?: number;
  /** All of it is: a mark on each title would tell nothing. */
  isTrending?: boolean;
}

/** A row of posters: skeletons while it loads, an error with Retry when it cannot, nothing when there is nothing. */
export function TitleRow({ title, href, list, skeletons = SKELETONS.few, isTrending = false }: TitleRowProps) {
  const { card } = useConfig().trendingBadge;
  const trendingAbove = isTrending ? Infinity : card;
  const { items, isError, onRetry } = list;
  if (isError && !items) {
    return (
      <Section title={title}>
        <ErrorState onRetry={onRetry} />
      </Section>
    );
  }
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
