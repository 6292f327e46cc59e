import type { MediaType } from '@marquee/core';
import type { FeedSource } from '../../../shared/api';

export type KeywordFilter = 'all' | MediaType;

export const keywordFilters = [
  { value: 'all', label: 'All' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
] as const satisfies { value: KeywordFilter; label: string }[];

/** Titles that carry a keyword. */
export function keywordSource(id: number, filter: KeywordFilter): FeedSource {
  const carrying = { withKeywords: [id] };
  return {
    list: 'discover',
    filters: { ...(filter !== 'tv' && { movie: carrying }), ...(filter !== 'movie' && { tv: carrying }) },
  };
}
