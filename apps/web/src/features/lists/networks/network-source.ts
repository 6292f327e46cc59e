import type { MediaType, Network } from '@marquee/core';
import type { FeedSource } from '../../../shared/api';

export type NetworkFilter = 'all' | MediaType;

export const networkFilters = [
  { value: 'all', label: 'All' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
] as const satisfies { value: NetworkFilter; label: string }[];

/** Titles a network carries: 20 of each type a page, so 40 of both. */
export function networkSource({ providerId }: Network, filter: NetworkFilter = 'all'): FeedSource {
  const carried = { withWatchProviders: [providerId] };
  return {
    list: 'discover',
    filters: {
      ...(filter !== 'tv' && { movie: carried }),
      ...(filter !== 'movie' && { tv: carried }),
    },
  };
}
