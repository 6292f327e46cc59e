import { t } from '@lingui/core/macro';
import type { LibraryQuery } from '@marquee/core';
import { useId } from 'react';
import { useConfig } from '../../../shared/api';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { useNow } from '../../../shared/lib/timing/use-now';
import { ChoiceField, TabList, TabPanel } from '../../../shared/ui';
import { InfiniteGrid } from '../../../shared/ui/infinite-grid';
import { titleFilters } from '../title-filters';
import { ANY, libraryOptions } from './library-options';
import { useLibraryFeed } from './use-library-feed';

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
  const options = libraryOptions(useNow());
  const feed = useLibraryFeed(query, isUnwatched);
  const trendingAbove = useConfig().trendingBadge.card;
  const change = (changes: Partial<LibraryQuery>) =>
    onChange((now) => ({ ...now, query: { ...now.query, ...changes } }));
  const type = query.mediaType ?? 'all';
  const isAll = query.genre === undefined && query.decade === undefined && query.resolution === undefined;
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
        <div role="group" aria-label={t`Filters`} className="mb-8 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
          <ChoiceField
            label={t`Sort`}
            options={options.sorts}
            value={query.sort}
            onChange={(sort) => change({ sort })}
          />
          <ChoiceField
            label={t`Genre`}
            options={options.genres}
            value={query.genre ?? ANY}
            onChange={(genre) => change({ genre: genre === ANY ? undefined : genre })}
          />
          <ChoiceField
            label={t`Year`}
            options={options.decades}
            value={String(query.decade ?? ANY)}
            onChange={(decade) => change({ decade: decade === ANY ? undefined : Number(decade) })}
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
        <InfiniteGrid
          label={t`Library`}
          emptyText={
            isAll && !isUnwatched && type === 'all' ? t`Nothing in the library yet` : t`Nothing in the library matches.`
          }
          feed={feed}
          trendingAbove={trendingAbove}
        />
      </TabPanel>
    </div>
  );
}
