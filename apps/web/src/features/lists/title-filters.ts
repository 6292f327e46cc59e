import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import type { FeedSource } from '../../shared/api';

export type TitleFilter = 'all' | MediaType;

/** Tabs of pages with films and series. */
export const titleFilters = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`TV Shows` },
] as const satisfies { value: TitleFilter; label: MessageDescriptor }[];

/** Query for TMDB; 20 titles of each type per page, so 40 for both. */
export const filteredSource = (query: object, filter: TitleFilter): FeedSource => ({
  list: 'discover',
  filters: { ...(filter !== 'tv' && { movie: query }), ...(filter !== 'movie' && { tv: query }) },
});
