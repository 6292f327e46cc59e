import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { FilterBar, filteredFeed, useFilters } from '../../shared/filters';
import { translateOptions } from '../../shared/lib/format/translate-options';
import { PageTitle, TabList, TabPanel } from '../../shared/ui';
import { filteredSource, titleFilters, type TitleFilter } from './title-filters';
import { TitlesGrid } from './titles-grid';

export interface FilterChoice {
  filter: TitleFilter;
  onFilter: (filter: TitleFilter) => void;
}

interface FilteredTitlesPageProps extends FilterChoice {
  name: string;
  /** Title of the document; the name by default. */
  title?: string;
  /** Shown above the name. */
  kicker?: string;
  emptyText: string;
  /** Parameters of TMDB's discover, for films and series. */
  query: object;
  /** False on a page of one service. */
  hasService?: boolean;
}

/** Titles with a common property, with tabs for films and series; each tab starts at its first page. */
export function FilteredTitlesPage({
  name,
  title = name,
  kicker,
  emptyText,
  query,
  hasService = true,
  ...choice
}: FilteredTitlesPageProps) {
  const id = useId();
  const [filters, setFilters] = useFilters({ hasService, hasLibrary: false });
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={title} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4 border-b pb-5">
        <div className="min-w-0">
          {kicker && <p className="label mb-2 text-ink-faint">{kicker}</p>}
          <h1 dir="auto" className="display text-4xl break-words md:text-5xl">
            {name}
          </h1>
        </div>
        <TabList
          id={id}
          label={t`Show`}
          options={translateOptions(titleFilters)}
          value={choice.filter}
          onChange={choice.onFilter}
        />
      </div>
      <TabPanel id={id} value={choice.filter}>
        <FilterBar filters={filters} hasService={hasService} hasLibrary={false} onChange={setFilters} />
        <TitlesGrid
          label={name}
          emptyText={emptyText}
          source={filteredFeed(filteredSource(query, choice.filter), filters)}
        />
      </TabPanel>
    </div>
  );
}
