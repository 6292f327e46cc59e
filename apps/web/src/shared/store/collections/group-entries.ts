import { groupOf, type CollectionName, type Entry } from '@marquee/core';
import type { StoredEntry } from './buckets';

export type GroupedEntries = Partial<Record<CollectionName, Record<string, Record<string, Entry>>>>;

/** Adds stored entries to collections in memory. */
export function groupEntries(loaded: GroupedEntries, batch: readonly StoredEntry[]): void {
  for (const { name, entry } of batch) {
    const groups = (loaded[name] ??= {});
    (groups[groupOf(entry.key)] ??= {})[entry.key] = entry;
  }
}
