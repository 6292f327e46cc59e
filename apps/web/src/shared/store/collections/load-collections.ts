import { groupOf, type CollectionName, type Entries, type Entry } from '@marquee/core';
import type { AppDispatch } from '../state';
import { collectionsLoaded } from './collections.slice';
import type { Records } from './records';

export type LoadedCollections = Partial<Record<CollectionName, Entries>>;

/**
 * Reads what the browser's database holds into the store. It is put together batch by batch, and what pages derive of it is
 * derived by `prepare` before they ask: after ten years either would be a task of its own.
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
