import { collectionNames } from '@marquee/core';
import { entriesEdited } from '../collections';
import type { AppDispatch } from '../state';
import type { EntriesByName } from './mirrored-keys';

/** Merges imported entries into the collections. */
export function importEntries(dispatch: AppDispatch, entries: EntriesByName): void {
  for (const name of collectionNames) {
    const some = entries[name];
    // The types of name and entries match by `EntriesByName`.
    if (some && some.length > 0) dispatch(entriesEdited(name as 'settings', some as never));
  }
}
