import type { MediaType } from '../media';

/** Built-in categories; `watchlist` is the default (BOOKMARK-02). */
export const builtInCategories = ['watchlist', 'watched', 'favorites'] as const;
export const DEFAULT_CATEGORY = 'watchlist';

/** An entry of the `bookmarks` list, as it is stored and synced. */
export interface Bookmark {
  mediaId: number;
  category: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Missing in old data; resolved when the title is first shown (BOOKMARK-20). */
  mediaType?: MediaType | undefined;
  /** Tombstone: removed at this time; added again if `addedAt` is later. */
  removedAt?: number;
  /**
   * Set on an untyped entry if a typed entry of the same title and category replaces it. Every merge derives it anew;
   * it is never sent.
   */
  resolved?: true;
}

/** A title that a bookmark refers to; old entries have no type. */
export interface BookmarkTarget {
  mediaId: number;
  mediaType?: MediaType | undefined;
}
