import { t } from '@lingui/core/macro';
import { networks, type Network } from '@marquee/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMixedFeed } from '../../../shared/api';
import { FilterBar, filteredFeed, useFilters } from '../../../shared/filters';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { useNow } from '../../../shared/lib/timing/use-now';
import { buttonClass, ChoiceField, TabList, TabPanel } from '../../../shared/ui';
import { InfiniteGrid } from '../../../shared/ui/infinite-grid';
import {
  discoverLists,
  discoverSource,
  discoverTypes,
  FEATURED,
  type DiscoverList,
  type DiscoverType,
} from './discover-source';
import { Featured } from './featured';

export interface DiscoverChoice {
  list: DiscoverList;
  type: DiscoverType;
  service: Network | undefined;
}

const ANY = 'any';
const services = () => [
  { value: ANY, label: t`Any service` },
  ...networks.map(({ key, name }) => ({ value: key, label: name })),
];

/** Trending or popular titles by type and service: six large ones, the others in a grid. */
export function DiscoverPage({
  choice,
  onChange,
}: {
  choice: DiscoverChoice;
  onChange: (changed: Partial<DiscoverChoice>) => void;
}) {
  const id = useId();
  const nowMs = useNow();
  const { list, type, service } = choice;
  const [filters, setFilters] = useFilters({ hasService: false });
  const feed = useMixedFeed(filteredFeed(discoverSource(list, type, service, nowMs), filters));
  return (
    <div className="page-x pt-8 md:pt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-4xl md:text-5xl">{t`Discover`}</h1>
        <div className="flex gap-2">
          <Link to="/categories" className={buttonClass('secondary')}>
            {t({ message: 'Categories', context: 'genres' })}
          </Link>
          <Link to="/networks" className={buttonClass('secondary')}>
            {t`Networks`}
          </Link>
        </div>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4 border-t pt-4">
        <TabList
          id={id}
          label={t`Show`}
          options={translateOptions(discoverLists)}
          value={list}
          onChange={(value) => onChange({ list: value })}
        />
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <ChoiceField
            label={t`Type`}
            options={translateOptions(discoverTypes)}
            value={type}
            onChange={(value) => onChange({ type: value })}
          />
          <ChoiceField
            label={t`Streaming service`}
            options={services()}
            value={service?.key ?? ANY}
            onChange={(key) => onChange({ service: networks.find((network) => network.key === key) })}
          />
        </div>
      </div>
      <TabPanel id={id} value={list}>
        <FilterBar filters={filters} hasService={false} onChange={setFilters} />
        {!(feed.isError && !feed.items) && <Featured items={feed.items?.slice(0, FEATURED)} />}
        {feed.items && feed.items.length > 0 && feed.items.length <= FEATURED && !feed.hasMore ? null : (
          <InfiniteGrid
            label={t`Titles`}
            emptyText={t`No content found. Try adjusting your filters.`}
            feed={{ ...feed, items: feed.items?.slice(FEATURED) }}
            // All titles are trending or popular, so no card shows the badge.
            trendingAbove={Infinity}
          />
        )}
      </TabPanel>
    </div>
  );
}
