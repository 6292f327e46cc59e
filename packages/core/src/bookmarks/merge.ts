import type { Bookmark } from './types';

const entryKey = ({ mediaId, category, mediaType }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;
/** Groups an untyped entry with the typed ones of the same id and category. */
export const bookmarkGroupKey = ({ mediaId, category }: Bookmark): string => `${mediaId} ${category}`;

/** Whether merging `b` into `a` would change nothing. */
const supersedesBookmark = (a: Bookmark, b: Bookmark): boolean =>
  a.addedAt >= b.addedAt && (a.removedAt ?? -1) >= (b.removedAt ?? -1);

const withTimesOf = (a: Bookmark, b: Bookmark): Bookmark => {
  if (supersedesBookmark(a, b)) return a;
  const removedAt = Math.max(a.removedAt ?? -1, b.removedAt ?? -1);
  return { ...a, addedAt: Math.max(a.addedAt, b.addedAt), ...(removedAt >= 0 && { removedAt }) };
};

const withResolved = ({ resolved, ...entry }: Bookmark, isResolved: boolean): Bookmark =>
  isResolved ? { ...entry, resolved: true } : entry;

/**
 * An edit of an entry without a type applies to each known type: the untyped entry's times are copied to the typed ones, and it
 * is marked as resolved. Nothing is copied back, so removing a film does not affect the series of the same id. Times only ever
 * increase, which keeps the merge associative.
 */
function settleTypes(entries: Map<string, Bookmark>): Bookmark[] {
  const untyped = new Map<string, Bookmark>();
  for (const entry of entries.values()) if (entry.mediaType === undefined) untyped.set(bookmarkGroupKey(entry), entry);
  if (untyped.size === 0) return [...entries.values()];
  const resolved = new Set<Bookmark>();
  const settled = [...entries.values()].map((entry) => {
    const general = entry.mediaType === undefined ? undefined : untyped.get(bookmarkGroupKey(entry));
    if (!general) return entry;
    resolved.add(general);
    return withTimesOf(entry, general);
  });
  return settled.map((entry) =>
    entry.mediaType === undefined && (entry.resolved ?? false) !== resolved.has(entry)
      ? withResolved(entry, resolved.has(entry))
      : entry,
  );
}

/**
 * Union of two bookmark lists: per entry the latest addition and the latest removal, whichever is newer
 * decides whether it is there; at the same time, the removal. Commutative, associative and idempotent; linear in the
 * number of entries. The order is that of `a`, then what only `b` has.
 */
export function mergeBookmarks(a: readonly Bookmark[], b: readonly Bookmark[]): Bookmark[] {
  const merged = new Map<string, Bookmark>();
  for (const entry of [...a, ...b]) {
    const key = entryKey(entry);
    const mine = merged.get(key);
    merged.set(key, mine ? withTimesOf(mine, entry) : entry);
  }
  return settleTypes(merged);
}

/** The entries of `mine` that would change `theirs` if merged into it. */
export function bookmarksMissingFrom(theirs: readonly Bookmark[], mine: readonly Bookmark[]): Bookmark[] {
  const known = new Map(theirs.map((entry) => [entryKey(entry), entry]));
  return mine.filter((entry) => {
    const theirEntry = known.get(entryKey(entry));
    return !theirEntry || !supersedesBookmark(theirEntry, entry);
  });
}
