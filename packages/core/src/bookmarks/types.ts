import type { MediaType } from '../media';

/** Built-in categories; `watchlist` is the default (BOOKMARK-02). */
export const builtInCategories = ['watchlist', 'watched', 'favorites'] as const;
export const DEFAULT_CATEGORY = 'watchlist';

/** An entry of the `bookmarks` list, as stored and as synced. */
export interface Bookmark {
  mediaId: number;
  category: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Missing in old data; resolved when the title is first shown (BOOKMARK-20). */
  mediaType?: MediaType;
  /** Tombstone: removed at this time, alive again when added later. */
  removedAt?: number;
  /**
   * Of an entry without a type: a typed entry of the same title and category is known and speaks for it. Derived by every
   * merge, never sent.
   */
  resolved?: true;
}

/** A title a bookmark can refer to; old data knows no type. */
export interface BookmarkTarget {
  mediaId: number;
  mediaType?: MediaType;
}
