import { t } from '@lingui/core/macro';
import type { LibraryQuery } from '@marquee/core';
import { useId } from 'react';
import { FilterBar, isFiltered } from '../../../shared/filters';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { LibraryGrid } from '../../../shared/library/library-grid';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { ChoiceField, TabList, TabPanel } from '../../../shared/ui';
import { titleFilters } from '../title-filters';
import { ANY, libraryOptions } from './library-options';

export interface LibraryChoice {
  query: LibraryQuery;
  /** Whether what the visitor has watched is left out. */
  isUnwatched: boolean;
}

interface LibraryPageProps {
  choice: LibraryChoice;
  onChange: EditHandler<LibraryChoice>;
}

/** What can be played here: films and series of the library (AVAILABLE-09). */
export function LibraryPage({ choice: { query, isUnwatched }, onChange }: LibraryPageProps) {
  const id = useId();
  const options = libraryOptions();
  const change = (changes: Partial<LibraryQuery>) =>
    onChange((now) => ({ ...now, query: { ...now.query, ...changes } }));
  const type = query.mediaType ?? 'all';
  const isAll = type === 'all' && query.resolution === undefined && !isUnwatched && !isFiltered(query.filters);
  return (
    <div className="page-x pt-8 md:pt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4 border-b pb-5">
        <h1 className="display text-4xl md:text-5xl">{t`Library`}</h1>
        <TabList
          id={id}
          label={t`Show`}
          options={translateOptions(titleFilters)}
          value={type}
          onChange={(value) => change({ mediaType: value === 'all' ? undefined : value })}
        />
      </div>
      <TabPanel id={id} value={type}>
        <div className="mb-4 grid grid-cols-2 gap-3 *:last:odd:col-span-2 md:flex md:flex-wrap">
          <ChoiceField
            label={t`Sort`}
            options={options.sorts}
            value={query.sort}
            onChange={(sort) => change({ sort })}
          />
          <ChoiceField
            label={t`Resolution`}
            options={options.resolutions}
            value={query.resolution ?? ANY}
            onChange={(resolution) => change({ resolution: resolution === ANY ? undefined : resolution })}
          />
          <ChoiceField
            label={t`Watched`}
            options={[
              { value: 'all', label: t`All` },
              { value: 'unwatched', label: t`Unwatched` },
            ]}
            value={isUnwatched ? 'unwatched' : 'all'}
            onChange={(value) => onChange((now) => ({ ...now, isUnwatched: value === 'unwatched' }))}
          />
        </div>
        <FilterBar
          filters={query.filters}
          hasService={false}
          hasLibrary={false}
          onChange={(edit) =>
            onChange((now) => ({ ...now, query: { ...now.query, filters: edit(now.query.filters) } }))
          }
        />
        <LibraryGrid
          label={t`Library`}
          query={query}
          isUnwatchedOnly={isUnwatched}
          emptyText={isAll ? t`Nothing in the library yet` : undefined}
        />
      </TabPanel>
    </div>
  );
}
