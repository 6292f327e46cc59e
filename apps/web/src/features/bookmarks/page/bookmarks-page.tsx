import { allCategories, categoryLabel } from '@marquee/core';
import { Bookmark, CheckSquare, FolderPen } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import {
  Button,
  buttonClass,
  ChoiceField,
  EmptyState,
  ErrorState,
  PosterCard,
  PosterCardSkeleton,
  SKELETONS,
} from '../../../shared/ui';
import { VirtualGrid } from '../../../shared/ui/virtual-grid';
import { selectBookmarks, selectOwnCategories } from '../bookmarks';
import {
  ALL_CATEGORIES,
  filterAndSort,
  bookmarkSorts,
  bookmarkTypes,
  countUnknown,
  targetsOf,
  type BookmarkFilters,
  type ListedBookmark,
} from './filter-and-sort';
import { BulkBar } from './bulk-bar';
import { UnavailableTitles } from './unavailable-titles';
import { SelectableCard } from './selectable-card';
import { useSelection } from './use-selection';
import { useSnapshots } from './use-snapshots';

const CategoriesDialog = lazyComponent(() => import('./categories-dialog').then((chunk) => chunk.CategoriesDialog));

interface BookmarksPageProps {
  filters: BookmarkFilters;
  onChange: (filters: BookmarkFilters) => void;
}

const keyOf = ({ item }: ListedBookmark) => item.key;
const renderPlaceholder = () => <PosterCardSkeleton />;

/** Everything bookmarked on this device (BOOKMARK-21). */
export function BookmarksPage({ filters, onChange }: BookmarksPageProps) {
  const isRestored = useIsRestored();
  const entries = useAppSelector(selectBookmarks);
  const own = useAppSelector(selectOwnCategories);
  const targets = useMemo(() => targetsOf(entries), [entries]);
  const { snapshots, missing, failed, retry } = useSnapshots(targets, isRestored);
  const shelved = useMemo(() => filterAndSort(targets, snapshots, filters), [targets, snapshots, filters]);
  const selection = useSelection(shelved.map(({ target }) => target));
  const [isManaging, setIsManaging] = useState(false);
  const trendingAbove = useConfig().trendingBadge.card;

  const { isOn, selectedRefs, toggle } = selection;
  const renderItem = useCallback(
    ({ target, item }: ListedBookmark) =>
      isOn ? (
        <SelectableCard item={item} isSelected={selectedRefs.has(target.ref)} onToggle={() => toggle(target)} />
      ) : (
        <PosterCard item={item} trendingAbove={trendingAbove} />
      ),
    [isOn, selectedRefs, toggle, trendingAbove],
  );

  const problems = [...missing, ...failed];
  const awaited = countUnknown(
    targets.filter((target) => !problems.includes(target)),
    snapshots,
    filters,
  );
  const isBusy = !isRestored || awaited > 0;
  const isEmpty = isRestored && targets.length === 0;
  const change = (changes: Partial<BookmarkFilters>) => onChange({ ...filters, ...changes });
  const categories = allCategories(own);
  const isKnown = filters.category === ALL_CATEGORIES || categories.includes(filters.category);
  const offered = [...categories, ...(isKnown ? [] : [filters.category])];
  return (
    <div className="page-x pt-8 md:pt-10" aria-busy={isBusy}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="display text-4xl md:text-5xl">Bookmarks</h1>
        <div className="flex flex-wrap gap-2">
          {shelved.length > 0 && !selection.isOn && (
            <Button variant="secondary" onClick={selection.start}>
              <CheckSquare aria-hidden className="size-4" /> Select
            </Button>
          )}
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsManaging(true)}>
            <FolderPen aria-hidden className="size-4" /> Categories
          </Button>
        </div>
      </div>
      <div className="mb-8 grid grid-cols-2 gap-3 md:max-w-3xl md:grid-cols-3 max-md:*:last:col-span-2">
        <ChoiceField label="Type" options={bookmarkTypes} value={filters.type} onChange={(type) => change({ type })} />
        <ChoiceField
          label="Category"
          options={[
            { value: ALL_CATEGORIES, label: 'All' },
            ...offered.map((name) => ({ value: name, label: categoryLabel(name) })),
          ]}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
        <ChoiceField label="Sort" options={bookmarkSorts} value={filters.sort} onChange={(sort) => change({ sort })} />
      </div>
      {selection.isOn && (
        <BulkBar
          selection={selection}
          categories={categories}
          from={filters.category === ALL_CATEGORIES ? undefined : filters.category}
        />
      )}
      {failed.length > 0 && (
        <div className="mb-8">
          <ErrorState onRetry={retry} />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          title="You have no bookmarks yet"
          text="Press the bookmark on any title and it waits for you here. Bookmarks are kept in this browser."
          icon={Bookmark}
          action={
            <Link to="/" className={buttonClass()}>
              Find something to keep
            </Link>
          }
        />
      )}
      {!isEmpty && !isBusy && shelved.length === 0 && problems.length === 0 && (
        <EmptyState
          title="No matching bookmarks"
          icon={Bookmark}
          action={
            <Button variant="secondary" onClick={() => change({ type: 'all', category: ALL_CATEGORIES })}>
              Show all bookmarks
            </Button>
          }
        />
      )}
      {(shelved.length > 0 || isBusy) && (
        <VirtualGrid
          label="Bookmarks"
          items={shelved}
          keyOf={keyOf}
          renderItem={renderItem}
          placeholders={isRestored ? awaited : SKELETONS.few}
          renderPlaceholder={renderPlaceholder}
        />
      )}
      {missing.length > 0 && <UnavailableTitles targets={missing} />}
      {isManaging && (
        <Suspense>
          <CategoriesDialog
            onClose={() => setIsManaging(false)}
            onRenamed={(from, to) => filters.category === from && change({ category: to })}
          />
        </Suspense>
      )}
    </div>
  );
}
