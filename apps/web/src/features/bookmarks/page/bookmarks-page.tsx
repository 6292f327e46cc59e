import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { allCategories, type Move } from '@marquee/core';
import { Bookmark, CheckSquare, FolderPen } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { Button, buttonClass, EmptyState, ErrorState, PosterCardSkeleton, SKELETONS } from '../../../shared/ui';
import { VirtualGrid } from '../../../shared/ui/virtual-grid';
import { selectBookmarkEntries, selectOwnCategories } from '../bookmarks';
import { categoryLabel } from '../category-label';
import {
  ALL_CATEGORIES,
  FAVORITES,
  countUntyped,
  sortOf,
  targetsOf,
  type BookmarkFilters,
  type ListedBookmark,
} from './filter-and-sort';
import { BookmarkCard, withTitle } from './bookmark-card';
import { BulkBar } from './bulk-bar';
import { FavoriteParts, useFavoriteParts } from './favorite-parts';
import { ListChips } from './list-chips';
import { countByCategory, factsOf } from './list-facts';
import { ListFilters, OrderHint } from './list-filters';
import { COLLAGE, ListHead } from './list-head';
import { moveInList } from './custom-order';
import { ShuffleButton } from './shuffle-button';
import { UnavailableTitles } from './unavailable-titles';
import { SelectableCard } from './selectable-card';
import { useSelection } from './use-selection';
import { useListed } from './use-listed';
import { useLookUp } from './use-look-up';
import { CategoriesDialog } from './categories-dialog';

interface BookmarksPageProps {
  filters: BookmarkFilters;
  onChange: EditHandler<BookmarkFilters>;
}

const keyOf = ({ item }: ListedBookmark) => item.key;
/** Favorite seasons and episodes are shown with the favorite titles. */
const showsParts = ({ category, type, rating, isPlayable }: BookmarkFilters) =>
  (category === ALL_CATEGORIES || category === FAVORITES) && type !== 'movie' && rating === 'all' && !isPlayable;
const renderPlaceholder = () => <PosterCardSkeleton />;

/** The bookmarks page (BOOKMARK-21). */
export function BookmarksPage({ filters, onChange }: BookmarksPageProps) {
  const dispatch = useAppDispatch();
  const isRestored = useIsRestored();
  const entries = useAppSelector(selectBookmarkEntries);
  const own = useAppSelector(selectOwnCategories);
  const targets = useMemo(() => targetsOf(entries), [entries]);
  const { snapshots, missing, failed, retry } = useLookUp(targets, filters.sort);
  const known = useMemo(() => {
    const gone = new Set(missing);
    return gone.size === 0 ? targets : targets.filter((target) => !gone.has(target));
  }, [targets, missing]);
  const { listed, library } = useListed(known, snapshots, filters);
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
  const isBusy = !isRestored || awaited > 0 || (filters.isPlayable && library.isLoading);
  const parts = useFavoriteParts();
  const isEmpty = isRestored && targets.length + parts.length === 0;
  const shownParts = showsParts(filters) ? parts : [];
  const change = (changes: Partial<BookmarkFilters>) => onChange((now) => ({ ...now, ...changes }));
  // Filtered titles are part of the order too, so moving needs an unfiltered list.
  const isOrdered =
    sortOf(filters) === 'custom' && filters.type === 'all' && filters.rating === 'all' && !filters.isPlayable;
  const moveSelected = (move: Move) =>
    dispatch(moveInList({ listed, selected: selection.selected, category: filters.category, move }));
  const categories = allCategories(own);
  const isKnown = filters.category === ALL_CATEGORIES || categories.includes(filters.category);
  const offered = [...categories, ...(isKnown ? [] : [filters.category])];
  const counts = countByCategory(known, offered, parts.length);
  const collage = listed
    .map(({ item: { key } }) => ({ key, path: snapshots[key]?.backdropPath }))
    .filter(({ path }) => path !== null)
    .slice(0, COLLAGE);
  return (
    <div aria-busy={isBusy}>
      <ListHead
        name={filters.category === ALL_CATEGORIES ? t`My list` : categoryLabel(filters.category)}
        facts={isRestored ? factsOf(listed, snapshots) : ''}
        collage={collage}
      >
        <HeadActions listed={listed} selection={selection} onManage={() => setIsManaging(true)} />
      </ListHead>
      <div className="page-x pt-12">
        <ListChips counts={counts} value={filters.category} onChange={(category) => change({ category })} />
        <ListFilters filters={filters} onChange={change} />
        {isOrdered && !selection.isOn && listed.length > 1 && <OrderHint />}
        {selection.isOn && (
          <BulkBar
            selection={selection}
            categories={categories}
            from={filters.category === ALL_CATEGORIES ? undefined : filters.category}
            onMove={isOrdered ? moveSelected : undefined}
          />
        )}
        {failed.length > 0 && (
          <div className="mb-8">
            <ErrorState onRetry={retry} />
          </div>
        )}
        {library.isError && !library.currentData && <ErrorState onRetry={() => void library.refetch()} />}
        {isEmpty && <NoBookmarks />}
        {!isEmpty && !isBusy && listed.length + shownParts.length + missing.length + failed.length === 0 && (
          <NoMatches
            onShowAll={() => change({ type: 'all', category: ALL_CATEGORIES, rating: 'all', isPlayable: false })}
          />
        )}
        {(listed.length > 0 || isBusy) && (
          <VirtualGrid
            label={t`My list`}
            items={listed}
            keyOf={keyOf}
            renderItem={renderItem}
            placeholders={isRestored ? awaited : SKELETONS.few}
            renderPlaceholder={renderPlaceholder}
          />
        )}
        {!selection.isOn && <FavoriteParts parts={shownParts} />}
        {missing.length > 0 && <UnavailableTitles targets={missing} />}
        {isManaging && (
          <CategoriesDialog
            onClose={() => setIsManaging(false)}
            onRenamed={(from, to) => filters.category === from && change({ category: to })}
          />
        )}
      </div>
    </div>
  );
}

interface HeadActionsProps {
  listed: readonly ListedBookmark[];
  selection: ReturnType<typeof useSelection>;
  onManage: () => void;
}

const HeadActions = ({ listed, selection, onManage }: HeadActionsProps) => (
  <>
    {listed.length > 1 && !selection.isOn && <ShuffleButton listed={listed} />}
    {listed.length > 0 && !selection.isOn && (
      <Button variant="secondary" onClick={selection.start}>
        <CheckSquare aria-hidden className="size-4" /> <Trans>Select</Trans>
      </Button>
    )}
    <Button variant="secondary" aria-haspopup="dialog" onClick={onManage}>
      <FolderPen aria-hidden className="size-4" /> <Trans>Lists</Trans>
    </Button>
  </>
);

const NoBookmarks = () => (
  <EmptyState
    title={t`You have no bookmarks yet`}
    text={
      useAppSelector(selectUser)
        ? t`Titles you bookmark will appear here.`
        : t`Titles you bookmark will appear here. They stay in this browser.`
    }
    icon={Bookmark}
    action={
      <>
        <Link to="/" className={buttonClass()}>
          <Trans>Browse movies and series</Trans>
        </Link>
        <Link to="/import" className={buttonClass('secondary')}>
          <Trans>Import</Trans>
        </Link>
      </>
    }
  />
);

const NoMatches = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    title={t`No matching bookmarks`}
    icon={Bookmark}
    action={
      <Button variant="secondary" onClick={onShowAll}>
        <Trans>See all bookmarks</Trans>
      </Button>
    }
  />
);
