import {
  changedEntries,
  collectionNames,
  findEntry,
  groupOf,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import type { Middleware } from '@reduxjs/toolkit';
import type { AppState } from '../state';
import {
  collectionsLoaded,
  collectionsReset,
  entriesEdited,
  entriesMerged,
  entriesReplaced,
} from './collections.slice';
import { snapshotsSaved } from '../snapshots.slice';
import type { Records } from './records';
import type { StoredEntry } from './entry-buckets';

/** Of a collection, the entries in the groups of these that an action changed. */
function changesIn(before: Entries, after: Entries, named: readonly Entry[]): Entry[] {
  if (before === after) return [];
  const groups = new Set(named.map(({ key }) => groupOf(key)));
  return [...groups].flatMap((group) =>
    Object.values(after[group] ?? {}).filter((entry) => findEntry(before, entry.key) !== entry),
  );
}

/** What was changed before the database was read, as it is joined with what the database holds. */
const newsOf = (name: CollectionName, stored: Entries, entries: Entries): StoredEntry[] =>
  changedEntries(stored, entries).map((entry) => ({ name, entry, isPending: true }));

/** Stores each change of a collection. */
export function persistCollections(records: Records): Middleware<object, AppState> {
  return (api) => {
    const getState = () => api.getState();
    const store = (changes: StoredEntry[], isFinal = false) => void records.put(changes, isFinal);
    const entriesOf = (name: CollectionName) => getState().collections[name] as Entries;

    return (next) => (action) => {
      const before = getState().collections;
      const result = next(action);
      const changed = (name: CollectionName, named: readonly Entry[]) =>
        changesIn(before[name], entriesOf(name), named);
      if (snapshotsSaved.match(action)) void records.saveSnapshots(action.payload);
      if (collectionsLoaded.match(action)) {
        store(collectionNames.flatMap((name) => newsOf(name, action.payload[name] ?? {}, entriesOf(name))));
      } else if (collectionsReset.match(action)) {
        if (action.meta.origin === 'here') void records.clear(action.payload);
      } else if (!before.isLoaded) {
        return result;
      } else if (entriesEdited.match(action)) {
        const { name, entries } = action.payload;
        store(changed(name, entries).map((entry) => ({ name, entry, isPending: true })));
      } else if (entriesMerged.match(action) && action.meta.origin === 'server') {
        const { name, entries } = action.payload;
        const theirs = new Set(entries);
        // What the server has and what was here may make a third, of which it has only one half.
        store(changed(name, entries).map((entry) => ({ name, entry, isPending: !theirs.has(entry) })));
      } else if (entriesReplaced.match(action)) {
        const { name, entries } = action.payload;
        store(
          changed(name, entries).map((entry) => ({ name, entry, isPending: false })),
          true,
        );
      }
      return result;
    };
  };
}
