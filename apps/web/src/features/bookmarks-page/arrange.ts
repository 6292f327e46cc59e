import { isBookmarkAlive, titleKey, type Bookmark, type MediaType, type TitleKey } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';

export type BookmarkSort = 'date-added' | 'title' | 'rating';

export const bookmarkSorts = [
  { value: 'date-added', label: 'Date added' },
  { value: 'title', label: 'Title' },
  { value: 'rating', label: 'Rating' },
] as const satisfies { value: BookmarkSort; label: string }[];

export const bookmarkTypes = [
  { value: 'all', label: 'All' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
] as const satisfies { value: 'all' | MediaType; label: string }[];

export const ALL_CATEGORIES = 'all';

export interface BookmarkFilters {
  type: 'all' | MediaType;
  /** `all`, or the category's name. */
  category: string;
  sort: BookmarkSort;
}

/** A title known only by its bookmarks; old ones do not know the type. */
export interface Target {
  ref: TitleKey | `unknown:${number}`;
  mediaId: number;
  mediaType?: MediaType;
  categories: string[];
  /** Epoch milliseconds; of the latest of its entries. */
  addedAt: number;
}

/** The titles behind the entries, each once. */
export function targetsOf(bookmarks: readonly Bookmark[]): Target[] {
  const targets = new Map<string, Target>();
  for (const { mediaId, mediaType, category, addedAt } of bookmarks.filter(isBookmarkAlive)) {
    const ref = mediaType ? titleKey(mediaType, mediaId) : (`unknown:${mediaId}` as const);
    const known = targets.get(ref);
    targets.set(ref, {
      ref,
      mediaId,
      mediaType,
      categories: [...(known?.categories ?? []), category],
      addedAt: Math.max(addedAt, known?.addedAt ?? 0),
    });
  }
  return [...targets.values()];
}

interface Shelved {
  target: Target;
  item: MediaItem;
}

const orders: Record<BookmarkSort, (a: Shelved, b: Shelved) => number> = {
  'date-added': (a, b) => b.target.addedAt - a.target.addedAt,
  title: (a, b) => a.item.title.localeCompare(b.item.title),
  rating: (a, b) => b.item.voteAverage - a.item.voteAverage,
};

/** The titles that pass the filters, in order: latest, A to Z, or best rated first; each title once. */
export function arrange(
  targets: readonly Target[],
  titles: ReadonlyMap<string, MediaItem>,
  { type, category, sort }: BookmarkFilters,
): MediaItem[] {
  const shelved = targets.flatMap((target) => {
    const item = titles.get(target.ref);
    const isWanted =
      item &&
      (type === 'all' || item.mediaType === type) &&
      (category === ALL_CATEGORIES || target.categories.includes(category));
    return isWanted ? [{ target, item }] : [];
  });
  const items = shelved.sort(orders[sort]).map(({ item }) => item);
  return [...new Map(items.map((item) => [item.key, item])).values()];
}
