import { keywordHref } from '@marquee/core';
import type { Named } from '@marquee/tmdb';
import { useId } from 'react';
import { useConfig, useMixedFeed } from '../../../shared/api';
import { useCanonicalUrl } from '../../../shared/lib/routing/use-canonical-url';
import { PageTitle, TabList, TabPanel } from '../../../shared/ui';
import { InfiniteGrid } from '../../../shared/ui/infinite-grid';
import { keywordFilters, keywordSource, type KeywordFilter } from './keyword-filters';

interface KeywordPageProps {
  keyword: Named;
  filter: KeywordFilter;
  onFilter: (filter: KeywordFilter) => void;
}

/** Films and series about the same thing, without end. */
export function KeywordPage({ keyword: { id: keywordId, name }, filter, onFilter }: KeywordPageProps) {
  const id = useId();
  useCanonicalUrl(keywordHref(keywordId, name));
  const feed = useMixedFeed(keywordSource(keywordId, filter));
  const trendingAbove = useConfig().trendingBadge.card;
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={`About ${name}`} />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-b pb-5">
        <div className="min-w-0">
          <p className="label mb-2 text-ink-faint">Films and series about</p>
          <h1 dir="auto" className="display text-4xl break-words md:text-5xl">
            {name}
          </h1>
        </div>
        <TabList id={id} label="Show" options={keywordFilters} value={filter} onChange={onFilter} />
      </div>
      <TabPanel id={id} value={filter}>
        <InfiniteGrid
          label={name}
          emptyText="No content found. Try adjusting your filters."
          feed={feed}
          trendingAbove={trendingAbove}
        />
      </TabPanel>
    </div>
  );
}
