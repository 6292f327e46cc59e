import type { MediaType } from '@marquee/core';
import type { FeedSource } from '../../shared/api';

export type TitleFilter = 'all' | MediaType;

/** Tabs of pages that list films and series. */
export const titleFilters = [
  { value: 'all', label: 'All' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
] as const satisfies { value: TitleFilter; label: string }[];

/** What TMDB is asked for; 20 of each type a page, so 40 of both. */
export const filteredSource = (query: object, filter: TitleFilter): FeedSource => ({
  list: 'discover',
  filters: { ...(filter !== 'tv' && { movie: query }), ...(filter !== 'movie' && { tv: query }) },
});
