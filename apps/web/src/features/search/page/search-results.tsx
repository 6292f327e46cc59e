import { sortTitles } from '@marquee/core';
import { t } from '@lingui/core/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  TitledGrid,
  FIRST_ON_SCREEN,
  PosterCard,
  PosterCardSkeleton,
  SKELETONS,
  Pagination,
} from '../../../shared/ui';
import { isFiltered } from '../../../shared/filters';
import { availabilityApi } from '../../../shared/library/availability-api';
import { CatalogueNote, ClosestNote } from '../catalogue-note';
import { searchPageApi } from './search-api';
import { hasWords, isBestMatch, searchParamsOf, type SearchParams } from './search-params';

interface SearchResultsProps {
  params: SearchParams;
  hrefOf: (page: number) => string;
  onClearFilters: () => void;
}

const NoSuchPage = ({ page, last, href }: { page: number; last: number; href: string }) => (
  <EmptyState
    title={t`There’s no page ${page}`}
    text={last === 1 ? t`All results are on one page.` : t`The last page is ${last}.`}
    icon={SearchX}
    action={
      <Link to={href} className={buttonClass('secondary')}>
        {t`Go to page ${last}`}
      </Link>
    }
  />
);

/** Nothing found: what was searched, and what else to try. */
function NoResults({ params, onClearFilters }: Pick<SearchResultsProps, 'params' | 'onClearFilters'>) {
  const { query } = params;
  const isByName = hasWords(query);
  const hasFilters = isFiltered(params.filters, isByName);
  const isNarrowed = query === '' || (isByName && hasFilters);
  const hrefOf = (changes: Partial<SearchParams>) =>
    `/search?${searchParamsOf({ ...params, page: 1, ...changes }).toString()}`;
  return (
    <EmptyState
      title={isNarrowed ? t`No content found. Try adjusting your filters.` : t`No results found for "${query}"`}
      icon={SearchX}
      action={
        <>
          {!isNarrowed && params.type === 'all' && <CatalogueNote />}
          {hasFilters && (
            <Button variant="secondary" onClick={onClearFilters}>
              {t`Clear filters`}
            </Button>
          )}
          {isByName && (
            <Link to={hrefOf({ tab: 'people' })} className={buttonClass('secondary')}>
              {t`Search people`}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Paginated results. TMDB cannot sort a text search, so each page is sorted separately. */
export function SearchResults({ params, hrefOf, onClearFilters }: SearchResultsProps) {
  const { tab: _, ...args } = params;
  const search = searchPageApi.useAdvancedSearchQuery(args);
  const { isPlayable } = params.filters;
  const library = availabilityApi.useAvailableKeysQuery(isPlayable ? undefined : skipToken);
  const trendingAbove = useConfig().trendingBadge.card;
  const failed = [search, ...(isPlayable ? [library] : [])].find(({ isError, currentData }) => isError && !currentData);
  if (failed) {
    return (
      <ErrorState
        title={t`Error: Error fetching search results, try checking your internet connection`}
        text=""
        onRetry={() => void failed.refetch()}
      />
    );
  }
  const { currentData } = search;
  const playable = library.currentData;
  if (!currentData || (isPlayable && !playable)) {
    return (
      <div aria-busy>
        <TitledGrid label={t`Searching`}>
          {Array.from({ length: SKELETONS.many }, (_, index) => (
            <li key={index}>
              <PosterCardSkeleton />
            </li>
          ))}
        </TitledGrid>
      </div>
    );
  }
  const { totalPages } = currentData;
  const results = playable ? currentData.results.filter(({ key }) => playable[key]) : currentData.results;
  const { sort } = params;
  const sorted = isBestMatch(sort) ? results : sortTitles(results, sort, (title) => title);
  return (
    <>
      {results.length === 0 && totalPages > 0 && params.page > totalPages ? (
        <NoSuchPage page={params.page} last={totalPages} href={hrefOf(totalPages)} />
      ) : results.length === 0 ? (
        <NoResults {...{ params, onClearFilters }} />
      ) : (
        <>
          {params.type === 'all' && params.page === 1 && !isFiltered(params.filters, true) && (
            <div className="mb-6 empty:hidden">
              <ClosestNote query={params.query} titles={currentData.results} />
            </div>
          )}
          <TitledGrid label={t`Results`}>
            {sorted.map((item, index) => (
              <li key={item.key}>
                <PosterCard item={item} trendingAbove={trendingAbove} eager={index < FIRST_ON_SCREEN} />
              </li>
            ))}
          </TitledGrid>
        </>
      )}
      <Pagination current={params.page} total={totalPages} hrefOf={hrefOf} />
    </>
  );
}
