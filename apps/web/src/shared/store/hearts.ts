import { changeEntry, findEntry, findLive, isLive, removeEntry } from '@marquee/core';
import { entriesEdited, selectCollection } from './collections';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

/** Favorite seasons and episodes, by `tv:1399/s1` and `tv:1399/s1e2`. */
export const selectHearts = selectCollection('hearts');

export const selectHasHeart = (state: AppState, key: string): boolean =>
  findLive(selectHearts(state), key) !== undefined;

type HeartThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export const heartAdded =
  (key: string, series: { title: string; year: number | null }): HeartThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectHearts(getState()), key);
    dispatch(entriesEdited('hearts', [changeEntry(known, key, series, now())]));
  };

export const heartRemoved =
  (key: string): HeartThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectHearts(getState()), key);
    if (known && isLive(known)) dispatch(entriesEdited('hearts', [removeEntry(known, now())]));
  };
