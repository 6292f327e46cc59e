import {
  isBookmarkAlive,
  titleKey,
  type Bookmark,
  type MediaType,
  type TitleKey,
  type TitleSnapshots,
} from '@marquee/core';
import type { CardItem } from '../../../shared/ui';

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
  /** When it was added to each of its categories, in epoch milliseconds. */
  categories: Record<string, number>;
}

/** The titles behind the entries, each once. */
export function targetsOf(bookmarks: readonly Bookmark[]): Target[] {
  const targets = new Map<string, Target>();
  for (const { mediaId, mediaType, category, addedAt } of bookmarks.filter(isBookmarkAlive)) {
    const ref = mediaType ? titleKey(mediaType, mediaId) : (`unknown:${mediaId}` as const);
    const target = targets.get(ref) ?? { ref, mediaId, mediaType, categories: {} };
    target.categories[category] = addedAt;
    targets.set(ref, target);
  }
  return [...targets.values()];
}

/** A bookmarked title with what a card shows of it. */
export interface ListedBookmark {
  target: Target;
  item: CardItem;
  addedAt: number;
}

const orders: Record<BookmarkSort, (a: ListedBookmark, b: ListedBookmark) => number> = {
  'date-added': (a, b) => b.addedAt - a.addedAt,
  title: (a, b) => a.item.title.localeCompare(b.item.title),
  rating: (a, b) => b.item.voteAverage - a.item.voteAverage,
};

/** When a title was added to a category, or to any of them the last time; undefined where it is not. */
const addedTo = ({ categories }: Target, category: string): number | undefined =>
  category === ALL_CATEGORIES
    ? Math.max(...Object.values(categories))
    : Object.hasOwn(categories, category)
      ? categories[category]
      : undefined;

/** The known titles that pass the filters, in order: latest, A to Z, or best rated first. */
export function filterAndSort(
  targets: readonly Target[],
  snapshots: TitleSnapshots,
  { type, category, sort }: BookmarkFilters,
): ListedBookmark[] {
  const shelved = targets.flatMap((target): ListedBookmark[] => {
    const { mediaId: id, mediaType } = target;
    const addedAt = addedTo(target, category);
    if (!mediaType || addedAt === undefined || (type !== 'all' && mediaType !== type)) return [];
    const key = titleKey(mediaType, id);
    const snapshot = snapshots[key];
    return snapshot ? [{ target, addedAt, item: { key, id, mediaType, ...snapshot } }] : [];
  });
  return shelved.sort(orders[sort]);
}

/** How many titles the filters let through that are not known yet: the place to keep for them. */
export const countUnknown = (targets: readonly Target[], snapshots: TitleSnapshots, filters: BookmarkFilters): number =>
  targets.filter(
    (target) =>
      addedTo(target, filters.category) !== undefined &&
      (filters.type === 'all' || (target.mediaType ?? filters.type) === filters.type) &&
      (target.mediaType === undefined || !snapshots[titleKey(target.mediaType, target.mediaId)]),
  ).length;
