import { builtInCategories } from '@marquee/core';
import { useMemo } from 'react';
import { useConfig } from '../../shared/api';
import { useAppSelector, useIsRestored } from '../../shared/store';
import {
  ChoiceField,
  EmptyState,
  ErrorState,
  TitledGrid,
  PageTitle,
  PosterCard,
  PosterCardSkeleton,
  SKELETONS,
} from '../../shared/ui';
import { ALL_CATEGORIES, arrange, bookmarkSorts, bookmarkTypes, targetsOf, type BookmarkFilters } from './arrange';
import { useBookmarkedTitles } from './use-bookmarked-titles';

interface BookmarksPageProps {
  filters: BookmarkFilters;
  onChange: (filters: BookmarkFilters) => void;
}

const named = (name: string) => ({ value: name, label: name.charAt(0).toUpperCase() + name.slice(1) });

/** Everything bookmarked on this device (accounts-player.md section 2). */
export function BookmarksPage({ filters, onChange }: BookmarksPageProps) {
  const isRestored = useIsRestored();
  const entries = useAppSelector((state) => state.bookmarks.entries);
  const targets = useMemo(() => targetsOf(entries), [entries]);
  const { titles, isLoading, isFailed, retry } = useBookmarkedTitles(targets);
  const trendingAbove = useConfig().trendingBadge.card;
  const categories = [...new Set([...builtInCategories, ...targets.flatMap((target) => target.categories)])];
  const isBusy = !isRestored || isLoading;
  const items = isBusy ? [] : arrange(targets, titles, filters);
  const change = (changes: Partial<BookmarkFilters>) => onChange({ ...filters, ...changes });
  return (
    <div className="page-x pt-8 md:pt-10" aria-busy={isBusy}>
      <PageTitle title="Bookmarks" />
      <h1 className="display mb-5 text-4xl md:text-5xl">Bookmarks</h1>
      <div className="mb-8 grid grid-cols-2 gap-3 md:max-w-3xl md:grid-cols-3 max-md:*:last:col-span-2">
        <ChoiceField label="Type" options={bookmarkTypes} value={filters.type} onChange={(type) => change({ type })} />
        <ChoiceField
          label="Category"
          options={[{ value: ALL_CATEGORIES, label: 'All' }, ...categories.map(named)]}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
        <ChoiceField label="Sort" options={bookmarkSorts} value={filters.sort} onChange={(sort) => change({ sort })} />
      </div>
      {isFailed && !isBusy && (
        <div className="mb-8">
          <ErrorState onRetry={retry} />
        </div>
      )}
      {isBusy && (
        <TitledGrid label="Bookmarks">
          {Array.from({ length: isRestored ? targets.length : SKELETONS.few }, (_, index) => (
            <li key={index}>
              <PosterCardSkeleton />
            </li>
          ))}
        </TitledGrid>
      )}
      {!isBusy && targets.length === 0 && <EmptyState title="You have no bookmarks yet" />}
      {!isBusy && targets.length > 0 && items.length === 0 && !isFailed && <EmptyState title="No matching bookmarks" />}
      {items.length > 0 && (
        <TitledGrid label="Bookmarks">
          {items.map((item) => (
            <li key={item.key}>
              <PosterCard item={item} trendingAbove={trendingAbove} />
            </li>
          ))}
        </TitledGrid>
      )}
    </div>
  );
}
