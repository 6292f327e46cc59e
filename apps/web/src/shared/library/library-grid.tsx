import { t } from '@lingui/core/macro';
import type { LibraryQuery } from '@marquee/core';
import { useConfig } from '../api';
import { InfiniteGrid } from '../ui/infinite-grid';
import { useLibraryFeed } from './use-library-feed';

export interface LibraryGridProps {
  label: string;
  query: LibraryQuery;
  /** Leaves out what the visitor has watched. */
  isUnwatchedOnly?: boolean;
  emptyText?: string | undefined;
}

/** What of the library a query asks for, page by page. */
export function LibraryGrid({ label, query, isUnwatchedOnly = false, emptyText }: LibraryGridProps) {
  const feed = useLibraryFeed(query, isUnwatchedOnly);
  const trendingAbove = useConfig().trendingBadge.card;
  return (
    <InfiniteGrid
      label={label}
      emptyText={emptyText ?? t`Nothing in the library matches.`}
      feed={feed}
      trendingAbove={trendingAbove}
    />
  );
}
