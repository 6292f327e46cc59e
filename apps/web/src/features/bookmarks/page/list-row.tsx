import { useMemo } from 'react';
import { useConfig } from '../../../shared/api';
import { useAppSelector } from '../../../shared/store';
import { MediaRow } from '../../../shared/ui';
import { selectBookmarkEntries } from '../bookmarks';
import { categoryLabel } from '../category-label';
import { BookmarkCard } from './bookmark-card';
import { targetsOf, type BookmarkFilters } from './filter-and-sort';
import { useListed } from './use-listed';
import { useLookUp } from './use-look-up';

const LENGTH = 20;

/** One of the visitor's lists as a row, in its own order, or by date where it has none; nothing while it is empty. */
export function ListRow({ category }: { category: string }) {
  const entries = useAppSelector(selectBookmarkEntries);
  const targets = useMemo(
    () => targetsOf(entries).filter(({ categories }) => categories.has(category)),
    [entries, category],
  );
  const filters = useMemo(
    (): BookmarkFilters => ({ type: 'all', category, sort: 'custom', rating: 'all', isPlayable: false }),
    [category],
  );
  const { snapshots, failed } = useLookUp(targets, filters.sort);
  const { listed } = useListed(targets, snapshots, filters);
  const trendingAbove = useConfig().trendingBadge.card;
  if (listed.length === 0) return null;
  return (
    <MediaRow title={categoryLabel(category)} href={`/bookmarks?category=${encodeURIComponent(category)}`}>
      {listed.slice(0, LENGTH).map(({ target, item }) => (
        <li key={item.key}>
          <BookmarkCard item={item} isAwaited={!failed.includes(target)} trendingAbove={trendingAbove} />
        </li>
      ))}
    </MediaRow>
  );
}
