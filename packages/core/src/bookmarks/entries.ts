import { isLive, withRemoval, type Entry, type Group, type MergeRules } from '../sync/entry';
import { listEntries, type Entries } from '../sync/entries';
import type { MediaType } from '../media';
import { compareText } from '../text/compare-text';
import { byAddition } from './edit';
import type { Bookmark, BookmarkTarget } from './types';

/** The key names the title and the category. The value tells what the title is called, where that is known. */
export interface BookmarkValue {
  title?: string;
  year?: number | null;
}

const NO_VALUE: BookmarkValue = {};

const yearOrder = ({ year = -2 }: BookmarkValue): number => year ?? -1;

/** Once a title is known it stays so, whatever devices do that do not know it. Between two it is an arbitrary fixed order. */
const mergeValues = (a: BookmarkValue, b: BookmarkValue): BookmarkValue =>
  (compareText(b.title ?? '', a.title ?? '') || yearOrder(b) - yearOrder(a)) > 0 ? b : a;

/** Stands in the key for the type that entries of old data do not know. */
const ANY = 'any';

/** Numbers come first: what is done to an entry without a type is done to those of the same number. */
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
 * What was done to a title without a type was done to each of its types that is known: the untyped entry's times flow into
 * the typed ones. Nothing flows back, so a film's removal never reaches the series of the same number.
 */
function settle(group: Group<BookmarkValue>): Group<BookmarkValue> {
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

/** Keys of the entries of one title and category, with and without its types. */
const bookmarkSiblings = (key: string): string[] => {
  const { mediaId, category } = parseKey(key);
  return (['movie', 'tv', undefined] as const).map((mediaType) =>
    bookmarkKey({ mediaId, category, ...(mediaType && { mediaType }) }),
  );
};

export const bookmarkRules: MergeRules<BookmarkValue> = {
  mergeValues,
  settle,
  related: (key) => bookmarkSiblings(key).filter((sibling) => sibling !== key),
};

const isResolved = (group: Group<BookmarkValue>, key: string): boolean =>
  bookmarkSiblings(key).some((sibling) => sibling !== key && group[sibling] !== undefined);

/** An entry without a type goes with the last typed one that spoke for it, or it would come to light again. */
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

/** The entry as the list of bookmarks shows it; the same object each time. */
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

/** What the bookmarks of a number tell of a title; the latest that tells anything. */
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
