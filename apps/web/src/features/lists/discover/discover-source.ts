import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DAY_MS, isoDay, type MediaType, type Network } from '@marquee/core';
import type { TrendingWindow } from '@marquee/tmdb';
import type { FeedSource } from '../../../shared/api';

export type DiscoverList = 'trending' | 'popular';
export type DiscoverType = 'all' | MediaType;

export interface DiscoverChoice {
  list: DiscoverList;
  type: DiscoverType;
  service: Network | undefined;
  /** Of the trending titles of all services. */
  window: TrendingWindow;
}

export const discoverLists = [
  { value: 'trending', label: msg`Trending` },
  { value: 'popular', label: msg`Popular` },
] as const satisfies { value: DiscoverList; label: MessageDescriptor }[];

export const discoverTypes = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`TV Shows` },
] as const satisfies { value: DiscoverType; label: MessageDescriptor }[];

/** What is trending, over which time. */
export const trendingWindows = [
  { value: 'day', label: msg`Today` },
  { value: 'week', label: msg`This week` },
] as const satisfies { value: TrendingWindow; label: MessageDescriptor }[];

/** Featured items above the grid (BROWSE-13). */
export const FEATURED = 6;
/** Maximum age of "new" titles on a service: TMDB has no trending list by service. */
const RECENT_DAYS = 180;
/**
 * The query for a list. For a service it uses `discover`, sorted by popularity: Popular has all of its titles, Trending
 * those released in the last half year, or all if there are none.
 */
export function discoverSource({ list, type, service, window }: DiscoverChoice, nowMs: number): FeedSource {
  const dateFrom = isoDay(nowMs - RECENT_DAYS * DAY_MS);
  const ofTypes = (filters: object) => ({
    ...(type !== 'tv' && { movie: filters }),
    ...(type !== 'movie' && { tv: filters }),
  });
  if (!service) return { list, filters: ofTypes({}), ...(list === 'trending' && window === 'week' && { window }) };
  const carried = { withWatchProviders: [service.providerId] };
  if (list === 'popular') return { list: 'discover', filters: ofTypes(carried) };
  return { list: 'discover', filters: ofTypes({ ...carried, dateFrom }), wider: ofTypes(carried) };
}
