import type { Bookmark } from './types';

const entryKey = ({ mediaId, category, mediaType }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;
/** What an entry without a type speaks for. */
export const bookmarkGroupKey = ({ mediaId, category }: Bookmark): string => `${mediaId} ${category}`;

/** Whether `a` already knows everything that `b` could tell it. */
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
 * What was done to a title without a type was done to each of its types that is known: the untyped entry's times flow
 * into the typed ones, and it steps behind them. Nothing flows back, so a film's removal never reaches the series of the
 * same number. Growing times and never shrinking them keeps the merge associative.
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

/** The entries of `mine` that would tell `theirs` something. */
export function bookmarksMissingFrom(theirs: readonly Bookmark[], mine: readonly Bookmark[]): Bookmark[] {
  const known = new Map(theirs.map((entry) => [entryKey(entry), entry]));
  return mine.filter((entry) => {
    const theirEntry = known.get(entryKey(entry));
    return !theirEntry || !supersedesBookmark(theirEntry, entry);
  });
}
