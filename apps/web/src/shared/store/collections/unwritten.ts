import { parseJson, type CollectionName } from '@marquee/core';
import type { StoredEntry } from './buckets';

/** Key of the changes that were not written when a page was left. */
const UNWRITTEN_KEY = 'marquee-unsaved';

export type LocalTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unconfirmed changes in the queue, and those that pages left behind in local storage. */
export function createUnwritten(local: LocalTexts | null) {
  const changes = new Set<StoredEntry>();
  /** Those that this page has left. */
  const mine = new Set<StoredEntry>();
  function left(): StoredEntry[] {
    const stored = parseJson(local?.getItem(UNWRITTEN_KEY) ?? '');
    return Array.isArray(stored) ? (stored as StoredEntry[]) : [];
  }
  function leave(some: readonly StoredEntry[]): void {
    if (some.length === 0) local?.removeItem(UNWRITTEN_KEY);
    else local?.setItem(UNWRITTEN_KEY, JSON.stringify(some));
  }
  /** Other pages may have left more. */
  function forget(some: readonly StoredEntry[]): void {
    const ids = new Set(some.map((change) => JSON.stringify(change)));
    leave(left().filter((change) => !ids.has(JSON.stringify(change))));
  }

  return {
    left,
    forget,
    add(some: readonly StoredEntry[]): void {
      for (const change of some) if (change.isPending) changes.add(change);
    },
    written(some: readonly StoredEntry[], isStored: boolean): void {
      for (const change of some) changes.delete(change);
      const wasLeft = some.filter((change) => mine.delete(change));
      if (isStored && wasLeft.length > 0) forget(wasLeft);
    },
    clear(names: readonly CollectionName[]): void {
      for (const change of changes) if (names.includes(change.name)) changes.delete(change);
      leave(left().filter(({ name }) => !names.includes(name)));
    },
    save(): boolean {
      if (changes.size === 0) return true;
      // Another page may have left some, and this one may have done so a moment ago.
      const all = new Map([...left(), ...changes].map((change) => [JSON.stringify(change), change]));
      try {
        leave([...all.values()]);
        for (const change of changes) mine.add(change);
        return local !== null;
      } catch {
        return false;
      }
    },
  };
}
