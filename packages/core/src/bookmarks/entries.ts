import {
  groupOf,
  isLive,
  listEntries,
  toEntries,
  withRemoval,
  type Entries,
  type Entry,
  type Group,
  type MergeRules,
} from '../sync/merge-entries';
import type { MediaType } from '../media';
import { compareText } from '../text/compare-text';
import type { Bookmark, BookmarkTarget } from './types';

/** The key identifies the title and the category. The value holds the title's name and year, if known. */
export interface BookmarkValue {
  title?: string | undefined;
  year?: number | null | undefined;
}

const NO_VALUE: BookmarkValue = {};

const yearOrder = ({ year = -2 }: BookmarkValue): number => year ?? -1;

/** A known name is never overwritten by a device that lacks it. Between two names the order is arbitrary but fixed. */
const mergeValues = (a: BookmarkValue, b: BookmarkValue): BookmarkValue =>
  (compareText(b.title ?? '', a.title ?? '') || yearOrder(b) - yearOrder(a)) > 0 ? b : a;

/** Placeholder in the key for old entries without a type. */
const ANY = 'any';

/** The id comes first: an edit of an entry without a type applies to all entries of the same id. */
export const bookmarkKey = ({ mediaId, mediaType, category }: Pick<Bookmark, 'mediaId' | 'mediaType' | 'category'>) =>
  `${mediaId}/${mediaType ?? ANY}/${category}`;

const KEY = /^(\d+)\/(movie|tv|any)\/(.+)$/s;

export const parseBookmarkKey = (key: string): Pick<Bookmark, 'mediaId' | 'mediaType' | 'category'> => {
  const [, id, type, category = ''] = KEY.exec(key) ?? [];
  const named = { mediaId: Number(id), category };
  return type === 'movie' || type === 'tv' ? { ...named, mediaType: type } : named;
};

const isUntyped = ({ key }: Entry): boolean => key.split('/', 2)[1] === ANY;
const withoutType = (key: string): string => key.replace(/\/(movie|tv)\//, `/${ANY}/`);

/**
 * An edit of an entry without a type applies to each known type: the untyped entry's times are copied to the typed ones, never
 * back, so that removing a film does not affect the series of the same id.
 */
function reconcile(group: Group<BookmarkValue>): Group<BookmarkValue> {
  const entries = Object.values(group);
  if (!entries.some(isUntyped)) return group;
  const settled = entries.map((entry) => {
    const general = isUntyped(entry) ? undefined : group[withoutType(entry.key)];
    if (!general) return entry;
    const removed = withRemoval(entry, general.removedAt);
    return general.changedAt > removed.changedAt ? { ...removed, changedAt: general.changedAt } : removed;
  });
  return Object.fromEntries(settled.map((entry) => [entry.key, entry]));
}

/** Keys of the entries of one title and category, with each type and without one. */
const bookmarkSiblings = (key: string): string[] => {
  const { mediaId, category } = parseBookmarkKey(key);
  return (['movie', 'tv', undefined] as const).map((mediaType) =>
    bookmarkKey({ mediaId, category, ...(mediaType && { mediaType }) }),
  );
};

export const bookmarkRules: MergeRules<BookmarkValue> = {
  mergeValues,
  reconcile,
  related: (key) => bookmarkSiblings(key).filter((sibling) => sibling !== key),
};

/** Whether a typed entry of the same title and category replaces an untyped one. */
const isReplaced = (group: Group<BookmarkValue>, entry: Entry): boolean =>
  isUntyped(entry) && bookmarkSiblings(entry.key).some((key) => key !== entry.key && group[key] !== undefined);

type TypedOrNot = Pick<BookmarkTarget, 'mediaType'>;

/**
 * The entries of a title, with removed ones, from those of its id: in one category, or in all. Types match unless they
 * contradict (BOOKMARK-19).
 */
export const bookmarksOf = (
  group: Group<BookmarkValue> = {},
  { mediaType }: TypedOrNot = {},
  category?: string,
): Entry<BookmarkValue>[] =>
  Object.values(group).filter((entry) => {
    const found = parseBookmarkKey(entry.key);
    const isType = mediaType === undefined || found.mediaType === undefined || found.mediaType === mediaType;
    return isType && (category === undefined || found.category === category) && !isReplaced(group, entry);
  });

export const liveBookmarks = (...args: Parameters<typeof bookmarksOf>): Entry<BookmarkValue>[] =>
  bookmarksOf(...args).filter(isLive);

/** The live bookmarks of exactly this type: an old one without a type may be of the other. */
export const typedBookmarks = (
  group: Group<BookmarkValue> | undefined,
  mediaType: MediaType,
  category?: string,
): Entry<BookmarkValue>[] =>
  liveBookmarks(group, { mediaType }, category).filter(({ key }) => parseBookmarkKey(key).mediaType === mediaType);

export const isBookmarked = (...args: Parameters<typeof bookmarksOf>): boolean => bookmarksOf(...args).some(isLive);

/** Number of bookmarked titles of one id. An untyped entry counts as the typed one. */
export function countBookmarkedTitles(group: Group<BookmarkValue>): number {
  const types = new Set(liveBookmarks(group).map(({ key }) => parseBookmarkKey(key).mediaType));
  return types.size > 1 && types.has(undefined) ? types.size - 1 : types.size;
}

/** Name and year of a title from the bookmarks of its id; the latest that has them. */
export function bookmarkedTitle(group: Group<BookmarkValue> | undefined, { mediaType }: TypedOrNot): BookmarkValue {
  let latest: Entry<BookmarkValue> | undefined;
  for (const entry of Object.values(group ?? {})) {
    const isMeant = entry.value.title !== undefined && parseBookmarkKey(entry.key).mediaType === mediaType;
    if (isMeant && (!latest || entry.changedAt > latest.changedAt)) latest = entry;
  }
  return latest?.value ?? NO_VALUE;
}

/** An untyped entry expires together with the last typed entry that replaced it; otherwise it would reappear. */
export function expireBookmarkEntries(
  group: Group<BookmarkValue>,
  isOld: (entry: Entry<BookmarkValue>) => boolean,
): Entry<BookmarkValue>[] {
  const isGone = (entry: Entry<BookmarkValue>): boolean => !isLive(entry) && isOld(entry);
  return Object.values(group).filter((entry) => {
    if (isGone(entry)) return true;
    if (!isUntyped(entry)) return false;
    const typed = bookmarkSiblings(entry.key).flatMap((key) => (key === entry.key ? [] : (group[key] ?? [])));
    return typed.length > 0 && typed.every(isGone);
  });
}

export const isBookmarkAlive = ({ addedAt, removedAt, resolved }: Bookmark): boolean =>
  !resolved && isLive({ changedAt: addedAt, removedAt });

/** The `bookmarks` list, in the order in which titles were added (BOOKMARK-01). */
export const bookmarksFromEntries = (entries: Entries<BookmarkValue>): Bookmark[] =>
  listEntries(entries)
    .map((entry): Bookmark => {
      const { key, changedAt: addedAt, removedAt } = entry;
      const bookmark = { ...parseBookmarkKey(key), addedAt, ...(removedAt !== undefined && { removedAt }) };
      return isReplaced(entries[groupOf(key)] ?? {}, entry) ? { ...bookmark, resolved: true } : bookmark;
    })
    .sort((a, b) => a.addedAt - b.addedAt || a.mediaId - b.mediaId);

export const bookmarkToEntry = (bookmark: Bookmark): Entry<BookmarkValue> => {
  const { addedAt: changedAt, removedAt } = bookmark;
  const entry = { key: bookmarkKey(bookmark), value: NO_VALUE, changedAt };
  return removedAt === undefined ? entry : { ...entry, removedAt };
};

/**
 * Union of two bookmark lists: of each entry the latest addition and the latest removal. Commutative, associative and
 * idempotent. The order is that of `a`, followed by entries that only `b` has.
 */
export function mergeBookmarks(a: readonly Bookmark[], b: readonly Bookmark[]): Bookmark[] {
  const entries = toEntries(bookmarkRules, [...a, ...b].map(bookmarkToEntry));
  const merged = new Map(bookmarksFromEntries(entries).map((bookmark) => [bookmarkKey(bookmark), bookmark]));
  return [...new Set([...a, ...b].map(bookmarkKey))].flatMap((key) => merged.get(key) ?? []);
}
