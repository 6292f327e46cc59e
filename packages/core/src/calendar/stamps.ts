import { compareJson } from '../sync/merge-entries';

/** What remembers when it became what it is. */
export interface Stamped {
  /** Epoch milliseconds at which it was first seen like this; missing where nobody remembers. */
  changedAt?: number | undefined;
}

const isSame = (a: Stamped, b: Stamped): boolean => compareJson({ ...a, changedAt: 0 }, { ...b, changedAt: 0 }) === 0;

/**
 * Gives each item the time since which it is what it is: that of the known item if they say the same, else now, and later
 * than the known one's in any case (CALENDAR-07).
 *
 * @param keyOf identifies an item in both lists
 */
export function stampChanges<Item extends Stamped>(
  known: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
  nowMs: number,
): Item[] {
  const before = new Map(known.map((item) => [keyOf(item), item]));
  return items.map((item) => {
    const old = before.get(keyOf(item));
    if (old?.changedAt === undefined) return { ...item, changedAt: nowMs };
    return { ...item, changedAt: isSame(old, item) ? old.changedAt : Math.max(nowMs, old.changedAt + 1_000) };
  });
}
