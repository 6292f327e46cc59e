import { t } from '@lingui/core/macro';
import type { Network } from '@marquee/core';
import { prefetchFeed } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';
import { FilteredTitlesPage, type FilterChoice } from '../filtered-titles-page';
import { filteredSource } from '../title-filters';

const queryOf = ({ providerId }: Network) => ({ withWatchProviders: [providerId] });

/** All titles of a network. */
export const networkSource = (network: Network) => filteredSource(queryOf(network), 'all');

/** Prefetches a network that is about to be opened. */
export const prefetchNetwork = (network: Network, dispatch: AppDispatch): void =>
  prefetchFeed(networkSource(network), dispatch);

export const NetworkPage = ({ network, ...choice }: FilterChoice & { network: Network }) => (
  <FilteredTitlesPage
    name={network.name}
    emptyText={t`No content found for this network`}
    query={queryOf(network)}
    hasService={false}
    {...choice}
  />
);
