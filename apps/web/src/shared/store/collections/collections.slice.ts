import {
  changedEntries,
  collectionNames,
  findEntry,
  groupOf,
  listEntries,
  mergeEntries,
  replaceEntries,
  rulesOf,
  reconcileEntries,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import type { ValueOf } from '@marquee/core/collections';
import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { snapshotsSaved } from '../snapshots.slice';
import type { AppState } from '../state';
import type { Records } from './records';
import type { StoredEntry } from './buckets';

/** The entries of all collections. Features read them through their own selectors. */
export type CollectionsState = { [Name in CollectionName]: Entries<ValueOf<Name>> } & {
  /** Whether the browser's database has been read. */
  isLoaded: boolean;
};

const empty = Object.fromEntries(collectionNames.map((name) => [name, {}])) as Omit<CollectionsState, 'isLoaded'>;
const initialState: CollectionsState = { ...empty, isLoaded: false };

/** The origin of entries that were not made in this tab. */
export type Origin = 'server' | 'tab';

const withEntries = (name: CollectionName, entries: readonly Entry[]) => ({ payload: { name, entries } });

/** Entries that were edited or imported here: they are stored, and synced if the visitor is signed in. */
export const entriesEdited = createAction(
  'collections/edited',
  <Name extends CollectionName>(name: Name, entries: readonly Entry<ValueOf<Name>>[]) => withEntries(name, entries),
);

/** Entries from another device or tab. */
export const entriesMerged = createAction(
  'collections/merged',
  (name: CollectionName, entries: readonly Entry[], origin: Origin) => ({
    ...withEntries(name, entries),
    meta: { origin },
  }),
);

/** Replaces local entries, because the server corrected their times. */
export const entriesReplaced = createAction('collections/replaced', withEntries);

/** The contents of the browser's database, to be merged with edits made before they were read. */
export const collectionsLoaded = createAction<Partial<Record<CollectionName, Entries>>>('collections/loaded');

/** Empties collections in this browser only. */
export const collectionsReset = createAction(
  'collections/reset',
  (names: readonly CollectionName[], origin: 'here' | 'tab' = 'here') => ({ payload: names, meta: { origin } }),
);

/** Not `createSlice`: Immer would wrap tens of thousands of entries in proxies to find the one that changed. */
function reducer(state: CollectionsState = initialState, action: UnknownAction): CollectionsState {
  if (entriesEdited.match(action) || entriesMerged.match(action)) {
    const { name, entries } = action.payload;
    return put(state, name, mergeEntries(rulesOf(name), state[name], entries));
  }
  if (entriesReplaced.match(action)) {
    const { name, entries } = action.payload;
    return put(state, name, replaceEntries(rulesOf(name), state[name], entries));
  }
  if (collectionsLoaded.match(action)) {
    let loaded: CollectionsState = { ...state, isLoaded: true };
    for (const name of collectionNames) {
      const rules = rulesOf(name);
      const stored = reconcileEntries(rules, action.payload[name] ?? {});
      loaded = put(loaded, name, mergeEntries(rules, stored, listEntries<unknown>(state[name])));
    }
    return loaded;
  }
  if (collectionsReset.match(action)) return action.payload.reduce((rest, name) => put(rest, name, {}), state);
  return state;
}

const put = (state: CollectionsState, name: CollectionName, entries: Entries): CollectionsState =>
  state[name] === entries ? state : { ...state, [name]: entries };

export const collectionsSlice = { reducerPath: 'collections' as const, reducer };

export const selectCollection =
  <Name extends CollectionName>(name: Name) =>
  (state: AppState): Entries<ValueOf<Name>> =>
    state.collections[name] as Entries<ValueOf<Name>>;

/** The entries of a collection that an action changed, given the entries that it named. */
function changesIn(before: Entries, after: Entries, named: readonly Entry[]): Entry[] {
  if (before === after) return [];
  const groups = new Set(named.map(({ key }) => groupOf(key)));
  return [...groups].flatMap((group) =>
    Object.values(after[group] ?? {}).filter((entry) => findEntry(before, entry.key) !== entry),
  );
}

/** Changes from before the database was read, merged with the stored entries. */
const newsOf = (name: CollectionName, stored: Entries, entries: Entries): StoredEntry[] =>
  changedEntries(stored, entries).map((entry) => ({ name, entry, isPending: true }));

/** Stores each change of a collection. */
export function persistCollections(records: Records): Middleware<object, AppState> {
  return (api) => {
    const getState = () => api.getState();
    const store = (changes: StoredEntry[], isFinal = false) => void records.put(changes, isFinal);
    const entriesOf = (name: CollectionName): Entries => getState().collections[name];

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
        // Merging local and server entries may result in new ones, which have to be sent.
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

declare module '../state' {
  interface AppState {
    collections: CollectionsState;
  }
}
