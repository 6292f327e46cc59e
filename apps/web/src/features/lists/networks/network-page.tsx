import type { Network } from '@marquee/core';
import { useId } from 'react';
import { prefetchFeed, useConfig, useMixedFeed } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';
import { PageTitle, TabList, TabPanel } from '../../../shared/ui';
import { InfiniteGrid } from '../../../shared/ui/infinite-grid';
import { networkFilters, networkSource, type NetworkFilter } from './network-source';

interface NetworkPageProps {
  network: Network;
  filter: NetworkFilter;
  onFilter: (filter: NetworkFilter) => void;
}

/** For whoever is about to open a network. */
export const prefetchNetwork = (network: Network, dispatch: AppDispatch): void =>
  prefetchFeed(networkSource(network), dispatch);

/** One network's movies and series without end; another tab begins at its first page. */
export function NetworkPage({ network, filter, onFilter }: NetworkPageProps) {
  const id = useId();
  const feed = useMixedFeed(networkSource(network, filter));
  const trendingAbove = useConfig().trendingBadge.card;
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={network.name} />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-b pb-5">
        <h1 className="display text-4xl md:text-5xl">{network.name}</h1>
        <TabList id={id} label="Show" options={networkFilters} value={filter} onChange={onFilter} />
      </div>
      <TabPanel id={id} value={filter}>
        <InfiniteGrid
          label={network.name}
          emptyText="No content found for this network"
          feed={feed}
          trendingAbove={trendingAbove}
        />
      </TabPanel>
    </div>
  );
}
