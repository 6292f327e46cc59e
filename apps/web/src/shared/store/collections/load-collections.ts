import type { CollectionName, Entries } from '@marquee/core';
import type { AppDispatch } from '../state';
import { collectionsLoaded } from './collections.slice';
import { groupEntries, type GroupedEntries } from './group-entries';
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
  const loaded: GroupedEntries = {};
  await records.load((batch) => groupEntries(loaded, batch));
  await prepare(loaded);
  dispatch(collectionsLoaded(loaded));
}
