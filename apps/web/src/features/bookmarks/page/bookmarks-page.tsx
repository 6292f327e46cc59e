import { allCategories, categoryLabel } from '@marquee/core';
import { Bookmark, CheckSquare, FolderPen } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import {
  Button,
  buttonClass,
  ChoiceField,
  EmptyState,
  ErrorState,
  PosterCardSkeleton,
  SKELETONS,
} from '../../../shared/ui';
import { VirtualGrid } from '../../../shared/ui/virtual-grid';
import { selectBookmarkEntries, selectOwnCategories } from '../bookmarks';
import {
  ALL_CATEGORIES,
  filterAndSort,
  bookmarkSorts,
  bookmarkTypes,
  countUntyped,
  targetsOf,
  type BookmarkFilters,
  type ListedBookmark,
} from './filter-and-sort';
import { BookmarkCard, withTitle } from './bookmark-card';
import { BulkBar } from './bulk-bar';
import { UnavailableTitles } from './unavailable-titles';
import { SelectableCard } from './selectable-card';
import { useSelection } from './use-selection';
import { useLookUp } from './use-look-up';

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
  const entries = useAppSelector(selectBookmarkEntries);
  const own = useAppSelector(selectOwnCategories);
  const targets = useMemo(() => targetsOf(entries), [entries]);
  const { snapshots, missing, failed, retry } = useLookUp(targets, filters.sort);
  const known = useMemo(() => {
    const gone = new Set(missing);
    return gone.size === 0 ? targets : targets.filter((target) => !gone.has(target));
  }, [targets, missing]);
  const listed = useMemo(() => filterAndSort(known, snapshots, filters), [known, snapshots, filters]);
  const shown = useMemo(() => listed.map(({ target }) => target), [listed]);
  const selection = useSelection(shown);
  const [isManaging, setIsManaging] = useState(false);
  const trendingAbove = useConfig().trendingBadge.card;

  const { isOn, selectedRefs, toggle } = selection;
  const failedRefs = useMemo(() => new Set<string>(failed.map(({ ref }) => ref)), [failed]);
  const renderItem = useCallback(
    ({ target, item }: ListedBookmark) =>
      isOn ? (
        <SelectableCard
          item={withTitle(item)}
          isSelected={selectedRefs.has(target.ref)}
          onToggle={() => toggle(target)}
        />
      ) : (
        <BookmarkCard item={item} isAwaited={!failedRefs.has(target.ref)} trendingAbove={trendingAbove} />
      ),
    [isOn, selectedRefs, toggle, failedRefs, trendingAbove],
  );

  const awaited = useMemo(
    () =>
      countUntyped(
        known.filter(({ ref }) => !failedRefs.has(ref)),
        filters,
      ),
    [known, failedRefs, filters],
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
          {listed.length > 0 && !selection.isOn && (
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
      {isEmpty && <NoBookmarks />}
      {!isEmpty && !isBusy && listed.length === 0 && missing.length + failed.length === 0 && (
        <NoMatches onShowAll={() => change({ type: 'all', category: ALL_CATEGORIES })} />
      )}
      {(listed.length > 0 || isBusy) && (
        <VirtualGrid
          label="Bookmarks"
          items={listed}
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

const NoBookmarks = () => (
  <EmptyState
    title="You have no bookmarks yet"
    text={`Titles you bookmark will appear here.${useAppSelector(selectUser) ? '' : ' They stay in this browser.'}`}
    icon={Bookmark}
    action={
      <Link to="/" className={buttonClass()}>
        Browse movies and series
      </Link>
    }
  />
);

const NoMatches = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    title="No matching bookmarks"
    icon={Bookmark}
    action={
      <Button variant="secondary" onClick={onShowAll}>
        Show all bookmarks
      </Button>
    }
  />
);
