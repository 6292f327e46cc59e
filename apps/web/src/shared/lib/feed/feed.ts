import type { MediaItem } from '@marquee/tmdb';

/** Data of an infinite list for its grid. */
export interface Feed<Item = MediaItem> {
  /** Undefined until the first page has loaded; without duplicates. */
  items: readonly Item[] | undefined;
  isError: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Repeats the request that failed, for the first page or the next. */
  retry: () => void;
}

/** State of an infinite query. */
interface PagesQuery {
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** The list of an infinite query, of whose pages these are the items. */
export const feedOf = <Item>(
  items: readonly Item[] | undefined,
  { isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch }: PagesQuery,
): Feed<Item> => ({
  items,
  isError: isError && !isFetching,
  isLoadingMore: isFetchingNextPage,
  hasMore: hasNextPage,
  loadMore: () => {
    if (!isFetching && !isError) void fetchNextPage();
  },
  retry: () => void (items ? fetchNextPage() : refetch()),
});
