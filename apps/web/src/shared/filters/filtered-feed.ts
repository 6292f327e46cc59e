import { definedOnly, keysOf, type SearchFilters } from '@marquee/core';
import type { DiscoverArgs } from '@marquee/tmdb';
import type { FeedSource } from '../api';
import { isFiltered } from './active-filters';
import { discoverFilters } from './discover-filters';

type Query = Omit<DiscoverArgs, 'mediaType' | 'page'>;

const together = (...ids: Query['withGenres'][]): string | undefined => ids.filter(Boolean).join(',') || undefined;

/** Combines the conditions of a list with those of the filters; the list's take precedence. */
const both = (own: Query, more: Query): Query => ({
  ...definedOnly(more),
  ...own,
  ...definedOnly({
    withGenres: together(own.withGenres, more.withGenres),
    withKeywords: together(own.withKeywords, more.withKeywords),
  }),
});

/** A filtered list uses `discover`, the only endpoint that supports filters. Without filters it is unchanged. */
export function filteredFeed(source: FeedSource, filters: SearchFilters): FeedSource {
  if (!isFiltered(filters)) return source;
  const narrowed = (queries: FeedSource['filters']): FeedSource['filters'] =>
    Object.fromEntries(
      keysOf(queries).flatMap((mediaType) => {
        const own = queries[mediaType];
        const more = discoverFilters(filters, mediaType);
        return own && more ? [[mediaType, both(own, more)]] : [];
      }),
    );
  return {
    list: 'discover',
    filters: narrowed(source.filters),
    ...(source.wider && { wider: narrowed(source.wider) }),
  };
}
