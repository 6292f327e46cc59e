import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { useDelayedFlag } from '../../../shared/lib/timing/use-delayed-flag';
import { CatalogueNote, ClosestNote } from '../catalogue-note';
import { SEARCH_SKELETONS, SKELETON_DELAY_MS } from './constants';
import { PersonResult } from './person-result';
import { searchApi } from './quick-search-api';
import { allResultsHref, firstHref, type ResultKind } from './result-kinds';
import { SearchResult, SearchResultSkeleton } from './search-result';

interface SearchResultsProps {
  /** Must not be empty. */
  query: string;
  kind: ResultKind;
  /** Called when a result is opened. */
  onOpen: () => void;
  /**
   * Whether Enter was pressed: the first result is then opened as soon as it is loaded, or the search page if there is
   * none.
   */
  isEntered: boolean;
  onEnter: (href: string) => void;
}

/** Results for a query; shows the previous results while the new ones may still arrive in time. */
export function SearchResults({ query, kind, onOpen, isEntered, onEnter }: SearchResultsProps) {
  const { data, currentData, isError } = searchApi.useQuickSearchQuery({ query, kind });
  const isLate = useDelayedFlag(!currentData, SKELETON_DELAY_MS);
  const open = useEffectEvent(() => onEnter((currentData && firstHref(currentData)) ?? allResultsHref(query, kind)));
  const isAnswered = currentData !== undefined || isError;
  useEffect(() => {
    if (isEntered && isAnswered) open();
  }, [isEntered, isAnswered]);
  if (isError) {
    return (
      <p role="alert" className="px-2 py-6 text-danger">
        {t`Error fetching search results`}
      </p>
    );
  }
  if (isLate) {
    return (
      <ul aria-busy aria-label={t`Searching`}>
        {Array.from({ length: SEARCH_SKELETONS }, (_, index) => (
          <SearchResultSkeleton key={index} />
        ))}
      </ul>
    );
  }
  const shown = currentData ?? data;
  if (!shown) return null;
  if (!firstHref(shown)) {
    return (
      <div className="grid gap-2 px-2 py-6 text-ink-soft">
        <p>{t`No results found`}</p>
        {kind === 'all' && <CatalogueNote />}
      </div>
    );
  }
  return (
    <>
      {kind === 'all' && currentData && (
        <div className="px-2 py-3 empty:hidden">
          <ClosestNote query={query} titles={currentData.titles} isTyping />
        </div>
      )}
      <ul aria-label={t`Results`}>
        {shown.titles.map((item) => (
          <SearchResult key={item.key} item={item} onOpen={onOpen} />
        ))}
        {shown.people.map((person) => (
          <PersonResult key={person.id} person={person} onOpen={onOpen} />
        ))}
        <li className="sticky -bottom-2 border-t bg-surface pb-2">
          <Link
            to={allResultsHref(query, kind)}
            onClick={onOpen}
            className="flex min-h-12 items-center justify-between gap-4 rounded-md px-2 font-medium text-accent-ink hover:bg-raised focus-visible:outline-offset-0"
          >
            {t`See all results`} <ArrowRight aria-hidden className="rtl:-scale-x-100 size-4" />
          </Link>
        </li>
      </ul>
    </>
  );
}
