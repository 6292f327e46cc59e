import {
  collectionNames,
  listEntries,
  mergeEntries,
  replaceEntries,
  rulesOf,
  settleEntries,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import type { ValueOf } from '@marquee/core/collections';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from '../state';

/** Everything that a person keeps, entry by entry. Features read it through views of their own. */
export type CollectionsState = { [Name in CollectionName]: Entries<ValueOf<Name>> } & {
  /** What the browser's database holds has been read. */
  isLoaded: boolean;
};

const empty = Object.fromEntries(collectionNames.map((name) => [name, {}])) as Omit<CollectionsState, 'isLoaded'>;
const initialState: CollectionsState = { ...empty, isLoaded: false };

/** Where entries come from that nobody made in this tab. */
export type Origin = 'server' | 'tab';

const withEntries = (name: CollectionName, entries: readonly Entry[]) => ({ payload: { name, entries } });

/** Somebody changed these here, or brought them along: they are stored, and sent when somebody is logged in. */
export const entriesEdited = createAction(
  'collections/edited',
  <Name extends CollectionName>(name: Name, entries: readonly Entry<ValueOf<Name>>[]) => withEntries(name, entries),
);

/** Another device or another tab has these. */
export const entriesMerged = createAction(
  'collections/merged',
  (name: CollectionName, entries: readonly Entry[], origin: Origin) => ({
    ...withEntries(name, entries),
    meta: { origin },
  }),
);

/** These count as they are, whatever was here: the server moved their times. */
export const entriesReplaced = createAction('collections/replaced', withEntries);

/** What the browser's database holds, joined with what was changed before it was read. */
export const collectionsLoaded = createAction<Partial<Record<CollectionName, Entries>>>('collections/loaded');

/** Empties collections in this browser. Nothing is removed anywhere else. */
export const collectionsReset = createAction(
  'collections/reset',
  (names: readonly CollectionName[], origin: 'here' | 'tab' = 'here') => ({ payload: names, meta: { origin } }),
);

/** No `createSlice`: its drafts would wrap ten thousands of entries to find out which one changed. */
function reducer(state: CollectionsState = initialState, action: UnknownAction): CollectionsState {
  if (entriesEdited.match(action) || entriesMerged.match(action)) {
    const { name, entries } = action.payload;
    return put(state, name, mergeEntries(rulesOf(name), state[name] as Entries, entries));
  }
  if (entriesReplaced.match(action)) {
    const { name, entries } = action.payload;
    return put(state, name, replaceEntries(rulesOf(name), state[name] as Entries, entries));
  }
  if (collectionsLoaded.match(action)) {
    let loaded: CollectionsState = { ...state, isLoaded: true };
    for (const name of collectionNames) {
      const rules = rulesOf(name);
      const stored = settleEntries(rules, action.payload[name] ?? {});
      loaded = put(loaded, name, mergeEntries(rules, stored, listEntries(state[name] as Entries)));
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

declare module '../state' {
  interface AppState {
    collections: CollectionsState;
  }
}
