import { changeEntry, findEntry, isLive, listEntries, removeEntry } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { compareNames } from '../lib/format/compare-names';
import { entriesEdited, selectCollection } from './collections';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

export interface SavedFilter {
  id: string;
  name: string;
  /** The filters as parameters of a page's URL. */
  query: string;
}

const selectEntries = selectCollection('savedFilters');

/** From A to Z. */
export const selectSavedFilters = createSelector([selectEntries], (entries): readonly SavedFilter[] =>
  listEntries(entries)
    .filter(isLive)
    .map(({ key, value }) => ({ id: key, ...value }))
    .sort((one, other) => compareNames(one.name, other.name)),
);

type FilterThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Adds a filter, renames it, or brings it back. */
export const filterSaved =
  ({ id, name, query }: SavedFilter): FilterThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectEntries(getState()), id);
    dispatch(entriesEdited('savedFilters', [changeEntry(known, id, { name, query }, now())]));
  };

export const filterRemoved =
  (id: string): FilterThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectEntries(getState()), id);
    if (known && isLive(known)) dispatch(entriesEdited('savedFilters', [removeEntry(known, now())]));
  };
