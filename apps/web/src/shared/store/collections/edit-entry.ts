import { changeEntry, findEntry, findLive, removeEntry, type CollectionName } from '@marquee/core';
import type { ValueOf } from '@marquee/core/collections';
import type { AppServices } from '../services';
import type { AppDispatch, AppState } from '../state';
import { entriesEdited, selectCollection } from './collections.slice';

type EntryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Adds an entry, changes it, or brings it back. */
export const entryChanged =
  <Name extends CollectionName>(name: Name, key: string, value: ValueOf<Name>): EntryThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectCollection(name)(getState()), key);
    dispatch(entriesEdited(name, [changeEntry(known, key, value, now())]));
  };

/** Removes an entry, if it is there. */
export const entryRemoved =
  (name: CollectionName, key: string): EntryThunk =>
  (dispatch, getState, { now }) => {
    const known = findLive(selectCollection(name)(getState()), key);
    if (known) dispatch(entriesEdited(name, [removeEntry(known, now())]));
  };
