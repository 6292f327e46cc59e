import type { MediaItem } from '@marquee/tmdb';

/** Data of an infinite list for its grid. */
export interface Feed {
  /** Undefined until the first page has loaded; without duplicates. */
  items: MediaItem[] | undefined;
  isError: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Repeats the request that failed, for the first page or the next. */
  retry: () => void;
}
