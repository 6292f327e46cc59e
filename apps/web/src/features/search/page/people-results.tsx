import { t } from '@lingui/core/macro';
import { personHref } from '@marquee/core';
import type { PersonItem } from '@marquee/tmdb';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { departmentName } from '../../../shared/lib/format/department-name';
import {
  EmptyState,
  ErrorState,
  Picture,
  PosterCardSkeleton,
  SKELETONS,
  TitledGrid,
  Pagination,
} from '../../../shared/ui';
import { searchPageApi } from './search-api';

const sizes = '(min-width: 80rem) 12rem, (min-width: 48rem) 11rem, 42vw';

const PersonCard = ({ person: { id, name, department, profilePath, knownFor } }: { person: PersonItem }) => (
  <article className="group relative">
    <div className="overflow-hidden rounded-md bg-raised ring-1 ring-line ring-inset">
      <Picture path={profilePath} kind="profile" alt="" sizes={sizes} />
    </div>
    <h3 className="mt-3 line-clamp-2 text-sm font-semibold">
      <Link to={personHref(id, name)} className="card-link group-hover:text-accent-ink">
        {name}
      </Link>
    </h3>
    <p className="mt-0.5 truncate text-xs text-ink-soft">
      {[departmentName(department), ...knownFor.slice(0, 2).map(({ title }) => title)]
        .filter((part) => part !== '')
        .join(' · ')}
    </p>
  </article>
);

interface PeopleResultsProps {
  query: string;
  page: number;
  hrefOf: (page: number) => string;
}

/** People by name, with pagination. */
export function PeopleResults({ query, page, hrefOf }: PeopleResultsProps) {
  const { currentData, isError, refetch } = searchPageApi.usePeopleSearchQuery({ query, page });
  if (isError && !currentData) {
    return (
      <ErrorState
        title={t`Error: Error fetching search results, try checking your internet connection`}
        text=""
        onRetry={() => void refetch()}
      />
    );
  }
  if (currentData?.results.length === 0)
    return <EmptyState title={t`No results found for "${query}"`} icon={SearchX} />;
  return (
    <div aria-busy={!currentData}>
      <TitledGrid label={currentData ? t`People` : t`Searching`}>
        {currentData
          ? currentData.results.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))
          : Array.from({ length: SKELETONS.many }, (_, index) => (
              <li key={index}>
                <PosterCardSkeleton />
              </li>
            ))}
      </TitledGrid>
      <Pagination current={page} total={currentData?.totalPages ?? 0} hrefOf={hrefOf} />
    </div>
  );
}
