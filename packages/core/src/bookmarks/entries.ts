import {
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

const parseKey = (key: string): Pick<Bookmark, 'mediaId' | 'mediaType' | 'category'> => {
  const [, id, type, category = ''] = KEY.exec(key) ?? [];
  const named = { mediaId: Number(id), category };
  return type === ANY ? named : { ...named, mediaType: type as MediaType };
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
  const { mediaId, category } = parseKey(key);
  return (['movie', 'tv', undefined] as const).map((mediaType) =>
    bookmarkKey({ mediaId, category, ...(mediaType && { mediaType }) }),
  );
};

export const bookmarkRules: MergeRules<BookmarkValue> = {
  mergeValues,
  reconcile,
  related: (key) => bookmarkSiblings(key).filter((sibling) => sibling !== key),
};

const isResolved = (group: Group<BookmarkValue>, key: string): boolean =>
  bookmarkSiblings(key).some((sibling) => sibling !== key && group[sibling] !== undefined);

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

const bookmarks = new WeakMap<Entry<BookmarkValue>, Bookmark>();

/** The bookmark of an entry; memoised, so the same object each time. */
function bookmarkOf(entry: Entry<BookmarkValue>): Bookmark {
  const known = bookmarks.get(entry);
  if (known) return known;
  const { key, changedAt: addedAt, removedAt } = entry;
  const bookmark: Bookmark = { ...parseKey(key), addedAt, ...(removedAt !== undefined && { removedAt }) };
  bookmarks.set(entry, bookmark);
  return bookmark;
}

const resolvedOf = new WeakMap<Bookmark, Bookmark>();
function asResolved(bookmark: Bookmark): Bookmark {
  const known = resolvedOf.get(bookmark) ?? { ...bookmark, resolved: true };
  resolvedOf.set(bookmark, known);
  return known;
}

/** The order of the `bookmarks` list. */
export const byAddition = (a: Bookmark, b: Bookmark): number => a.addedAt - b.addedAt || a.mediaId - b.mediaId;

/** The `bookmarks` list, in the order in which titles were added (BOOKMARK-01). */
export const bookmarksFromEntries = (entries: Entries<BookmarkValue>): Bookmark[] =>
  listEntries(entries)
    .map((entry) => {
      const group = entries[entry.key.slice(0, entry.key.indexOf('/'))] ?? {};
      return isUntyped(entry) && isResolved(group, entry.key) ? asResolved(bookmarkOf(entry)) : bookmarkOf(entry);
    })
    .sort(byAddition);

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

/** Name and year of a title from the bookmarks of its id; the latest that has them. */
export function bookmarkedTitle(
  group: Group<BookmarkValue> | undefined,
  { mediaType }: Pick<BookmarkTarget, 'mediaType'>,
): BookmarkValue {
  let latest: Entry<BookmarkValue> | undefined;
  for (const entry of Object.values(group ?? {})) {
    const isMeant = entry.value.title !== undefined && parseKey(entry.key).mediaType === mediaType;
    if (isMeant && (!latest || entry.changedAt > latest.changedAt)) latest = entry;
  }
  return latest?.value ?? NO_VALUE;
}
