import type { Bookmark } from './types';

const entryKey = ({ mediaId, category, mediaType }: Bookmark): string => `${mediaId} ${mediaType ?? ''} ${category}`;

const mergeEntry = (a: Bookmark, b: Bookmark): Bookmark => {
  const removedAt = Math.max(a.removedAt ?? -1, b.removedAt ?? -1);
  const { removedAt: _dropped, ...entry } = { ...a, addedAt: Math.max(a.addedAt, b.addedAt) };
  return removedAt < 0 ? entry : { ...entry, removedAt };
};

/**
 * Union of two bookmark lists: per entry the latest addition and the latest removal, whichever is newer
 * decides whether it is there. Commutative, associative and idempotent; linear in the number of entries.
 * The order is that of `a`, then what only `b` has.
 */
export function mergeBookmarks(a: readonly Bookmark[], b: readonly Bookmark[]): Bookmark[] {
  const merged = new Map<string, Bookmark>();
  for (const entry of [...a, ...b]) {
    const key = entryKey(entry);
    const mine = merged.get(key);
    merged.set(key, mine ? mergeEntry(mine, entry) : entry);
  }
  return [...merged.values()];
}
