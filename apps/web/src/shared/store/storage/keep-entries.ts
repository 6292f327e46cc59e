import { collectionNames } from '@marquee/core';
import { entriesEdited } from '../collections';
import type { AppDispatch } from '../state';
import type { EntriesByName } from './mirrored-keys';

/** Joins entries that somebody brought along with what is here. */
export function keepEntries(dispatch: AppDispatch, entries: EntriesByName): void {
  for (const name of collectionNames) {
    const some = entries[name];
    // Each list holds what its collection holds: `EntriesByName` pairs them.
    if (some && some.length > 0) dispatch(entriesEdited(name as 'settings', some as never));
  }
}
