import { findLive } from '@marquee/core';
import { entryChanged, entryRemoved, selectCollection } from './collections';
import type { AppState } from './state';

/** Favorite seasons and episodes, by `tv:1399/s1` and `tv:1399/s1e2`. */
export const selectFavorites = selectCollection('favorites');

export const selectIsFavorite = (state: AppState, key: string): boolean =>
  findLive(selectFavorites(state), key) !== undefined;

export const favoriteAdded = (key: string, series: { title: string; year: number | null }) =>
  entryChanged('favorites', key, series);

export const favoriteRemoved = (key: string) => entryRemoved('favorites', key);
