import type { Entry } from '@marquee/core';
import type { AppDispatch } from '../state';
import { collectionsLoaded } from './collections.slice';
import type { Records } from './records';

/** Reads what the browser's database holds into the store. */
export async function loadCollections(dispatch: AppDispatch, records: Pick<Records, 'load'>): Promise<void> {
  const byName: Record<string, Entry[]> = {};
  for (const { name, entry } of await records.load()) (byName[name] ??= []).push(entry);
  dispatch(collectionsLoaded(byName));
}
