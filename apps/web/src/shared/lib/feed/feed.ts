import type { MediaItem } from '@marquee/tmdb';

/** An endless list of titles as its grid sees it. */
export interface Feed {
  /** Undefined until the first page is there; each title once. */
  items: MediaItem[] | undefined;
  isError: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Repeats the call that failed: the first page's or the next one's. */
  retry: () => void;
}
