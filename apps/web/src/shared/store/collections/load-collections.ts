import { groupOf, type CollectionName, type Entries, type Entry } from '@marquee/core';
import type { AppDispatch } from '../state';
import { collectionsLoaded } from './collections.slice';
import type { Records } from './records';

export type LoadedCollections = Partial<Record<CollectionName, Entries>>;

/**
 * Reads the browser's database into the store, batch by batch. `prepare` precomputes what pages derive from it, because with ten
 * years of data either would be a long task.
 */
export async function loadCollections(
  dispatch: AppDispatch,
  records: Pick<Records, 'load'>,
  prepare: (loaded: LoadedCollections) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const loaded: Partial<Record<CollectionName, Record<string, Record<string, Entry>>>> = {};
  await records.load((batch) => {
    for (const { name, entry } of batch) {
      const groups = (loaded[name] ??= {});
      (groups[groupOf(entry.key)] ??= {})[entry.key] = entry;
    }
  });
  await prepare(loaded);
  dispatch(collectionsLoaded(loaded));
}
