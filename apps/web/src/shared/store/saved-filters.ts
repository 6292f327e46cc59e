import { isLive, listEntries, readFilters, type SearchFilters } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { compareNames } from '../lib/format/compare-names';
import { entryChanged, entryRemoved, selectCollection } from './collections';

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

/** The filters themselves. */
export const filtersOf = ({ query }: Pick<SavedFilter, 'query'>): SearchFilters =>
  readFilters(new URLSearchParams(query));

/** Adds a filter, renames it, or brings it back. */
export const filterSaved = ({ id, name, query }: SavedFilter) => entryChanged('savedFilters', id, { name, query });

export const filterRemoved = (id: string) => entryRemoved('savedFilters', id);
