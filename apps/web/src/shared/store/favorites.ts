import { changeEntry, findEntry, findLive, isLive, removeEntry } from '@marquee/core';
import { entriesEdited, selectCollection } from './collections';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

/** Favorite seasons and episodes, by `tv:1399/s1` and `tv:1399/s1e2`. */
export const selectFavorites = selectCollection('favorites');

export const selectIsFavorite = (state: AppState, key: string): boolean =>
  findLive(selectFavorites(state), key) !== undefined;

type FavoriteThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export const favoriteAdded =
  (key: string, series: { title: string; year: number | null }): FavoriteThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectFavorites(getState()), key);
    dispatch(entriesEdited('favorites', [changeEntry(known, key, series, now())]));
  };

export const favoriteRemoved =
  (key: string): FavoriteThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectFavorites(getState()), key);
    if (known && isLive(known)) dispatch(entriesEdited('favorites', [removeEntry(known, now())]));
  };
