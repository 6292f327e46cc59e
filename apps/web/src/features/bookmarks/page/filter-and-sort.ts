import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  bookmarkedTitle,
  bookmarkKey,
  findLive,
  liveBookmarks,
  parseBookmarkKey,
  positionByDate,
  titleKey,
  type BookmarkValue,
  type Entries,
  type Group,
  type MediaType,
  type Note,
  type Placed,
  type PlayableKeys,
  type Position,
  type Rating,
  type TitleKey,
  type TitleSnapshot,
  type TitleSnapshots,
} from '@marquee/core';
import { passesGivenRating, type GivenRatingFilter } from '../../../shared/filters/given-rating';
import { compareNames } from '../../../shared/lib/format/compare-names';
import { noteOf } from '../../../shared/store/notes';
import { ratingOf } from '../../../shared/store/ratings';
import type { CardItem } from '../../../shared/ui';

export type BookmarkSort = 'date-added' | 'title' | 'rating' | 'given-rating' | 'custom';

export const bookmarkSorts = [
  { value: 'date-added', label: msg`Date added` },
  { value: 'title', label: msg({ message: 'Title', context: 'name of a film or series' }) },
  { value: 'rating', label: msg`Rating` },
  { value: 'given-rating', label: msg`Your rating` },
  { value: 'custom', label: msg`Custom order` },
] as const satisfies { value: BookmarkSort; label: MessageDescriptor }[];

export const bookmarkTypes = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`TV Shows` },
] as const satisfies { value: 'all' | MediaType; label: MessageDescriptor }[];

/** No list has an empty name. */
export const ALL_CATEGORIES = '';
/** The category of favorite titles. */
export const FAVORITES = 'favorites';

export interface BookmarkFilters {
  type: 'all' | MediaType;
  /** A category's name, or `all`. */
  category: string;
  sort: BookmarkSort;
  /** Filter by the visitor's rating. */
  rating: GivenRatingFilter;
  /** Only what is in the site's library. */
  isPlayable: boolean;
}

/** A bookmarked title, as far as its bookmarks identify it; old ones have no type. */
export interface Target {
  ref: TitleKey | `unknown:${number}`;
  mediaId: number;
  mediaType?: MediaType | undefined;
  title?: string | undefined;
  year?: number | null | undefined;
  /** Time when it was added to each category, in epoch milliseconds. */
  categories: Map<string, number>;
}

const targets = new WeakMap<Group<BookmarkValue>, readonly Target[]>();

/** The distinct titles with this id: a film, a series, or one of unknown type. */
function targetsIn(group: Group<BookmarkValue>): readonly Target[] {
  const known = targets.get(group);
  if (known) return known;
  const byRef = new Map<string, Target>();
  for (const { key, changedAt } of liveBookmarks(group)) {
    const { mediaId, mediaType, category } = parseBookmarkKey(key);
    const ref = mediaType ? titleKey(mediaType, mediaId) : (`unknown:${mediaId}` as const);
    const target: Target = byRef.get(ref) ?? {
      ref,
      mediaId,
      mediaType,
      ...bookmarkedTitle(group, { mediaType }),
      categories: new Map(),
    };
    target.categories.set(category, changedAt);
    byRef.set(ref, target);
  }
  const found = [...byRef.values()];
  targets.set(group, found);
  return found;
}

/** The distinct titles of the entries; memoised, so the same objects until they change. */
export const targetsOf = (entries: Entries<BookmarkValue>): Target[] => Object.values(entries).flatMap(targetsIn);

/** A bookmarked title with the data for its card. */
export interface ListedBookmark {
  target: Target;
  /** Its name is empty if it is unknown. */
  item: CardItem;
  addedAt: number;
}

const byTitle = ({ item: a }: ListedBookmark, { item: b }: ListedBookmark): number =>
  Number(a.title === '') - Number(b.title === '') || compareNames(a.title, b.title);

const orders: Record<
  Exclude<BookmarkSort, 'custom' | 'given-rating'>,
  (a: ListedBookmark, b: ListedBookmark) => number
> = {
  'date-added': (a, b) => b.addedAt - a.addedAt,
  title: byTitle,
  rating: (a, b) => b.item.voteAverage - a.item.voteAverage,
};

/** When a title was added to a category, or last added to any; undefined if it is not in it. */
const addedTo = ({ categories }: Target, category: string): number | undefined =>
  category === ALL_CATEGORIES ? Math.max(...categories.values()) : categories.get(category);

const listed = new WeakMap<Target, { snapshot: TitleSnapshot | undefined; bookmark: ListedBookmark }>();

/** Returns the same object if nothing has changed, so that its card does not render again. */
function listedBookmark(
  target: Target,
  key: TitleKey,
  snapshot: TitleSnapshot | undefined,
  addedAt: number,
): ListedBookmark {
  const known = listed.get(target);
  if (known && known.snapshot === snapshot && known.bookmark.addedAt === addedAt) return known.bookmark;
  const { mediaId: id, mediaType = 'movie', title = '', year = null } = target;
  const unknown = { title, year, posterPath: null, genreIds: [], voteAverage: 0, popularity: 0 };
  const bookmark = { target, addedAt, item: { key, id, mediaType, ...unknown, ...snapshot } };
  listed.set(target, { snapshot, bookmark });
  return bookmark;
}

/** The titles of a list with their positions in its custom order (BOOKMARK-30). */
export const placedIn = (
  listed: readonly ListedBookmark[],
  category: string,
  listOrder: Entries<Position>,
): (Placed & { bookmark: ListedBookmark })[] =>
  listed.map((bookmark) => {
    const { target, addedAt } = bookmark;
    const key = bookmarkKey({ ...target, category });
    return { bookmark, key, position: findLive(listOrder, key)?.value.position ?? positionByDate(addedAt) };
  });

/** Only a single list has a custom order; for all titles together it is the order of addition. */
export const sortOf = ({ sort, category }: BookmarkFilters): BookmarkSort =>
  sort === 'custom' && category === ALL_CATEGORIES ? 'date-added' : sort;

/** The available orders. */
export const sortsOf = ({ category }: BookmarkFilters) =>
  bookmarkSorts.filter(({ value }) => value !== 'custom' || category !== ALL_CATEGORIES);

interface Kept {
  listOrder?: Entries<Position>;
  ratings?: Entries<Rating>;
  notes?: Entries<Note>;
  /** What is in the site's library. */
  playable?: PlayableKeys | undefined;
}

/** Filters and sorts the titles. A title of unknown type has no card. */
export function filterAndSort(
  targets: readonly Target[],
  snapshots: TitleSnapshots,
  filters: BookmarkFilters,
  { listOrder = {}, ratings = {}, notes = {}, playable = {} }: Kept,
): ListedBookmark[] {
  const { type, category, rating, isPlayable } = filters;
  const sort = sortOf(filters);
  const shown = targets.flatMap((target): ListedBookmark[] => {
    const { mediaId, mediaType } = target;
    const addedAt = addedTo(target, category);
    if (!mediaType || addedAt === undefined || (type !== 'all' && mediaType !== type)) return [];
    const key = titleKey(mediaType, mediaId);
    if (isPlayable && !playable[key]) return [];
    const given = { rating: ratingOf(ratings, key), hasNote: noteOf(notes, key) !== null };
    if (!passesGivenRating(rating, given)) return [];
    return [listedBookmark(target, key, snapshots[key], addedAt)];
  });
  if (sort === 'given-rating') {
    const given = ({ item }: ListedBookmark) => ratingOf(ratings, item.key) ?? 0;
    return shown.sort((a, b) => given(b) - given(a) || b.addedAt - a.addedAt);
  }
  if (sort !== 'custom') return shown.sort(orders[sort]);
  const placed = placedIn(shown, category, listOrder);
  return placed.sort((a, b) => a.position - b.position).map(({ bookmark }) => bookmark);
}

/** Number of titles of unknown type that may pass the filters: the placeholders to reserve. */
export const countUntyped = (targets: readonly Target[], { category }: BookmarkFilters): number =>
  targets.filter((target) => target.mediaType === undefined && addedTo(target, category) !== undefined).length;
