import { changeEntry, findEntry, isLive, removeEntry, type Rating, type TitleKey } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited, selectCollection } from '../../shared/store/collections';
import { offerUndo } from '../../shared/ui';

/** A film or a series that can be rated. */
export interface RatedTitle {
  key: TitleKey;
  title: string;
  year: number | null;
}

type RatingThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

const selectRatings = selectCollection('ratings');

/** 1 to 10, half stars to five; null for a title that is not rated. */
export function selectRating(state: AppState, key: string): number | null {
  const entry = findEntry(selectRatings(state), key);
  return entry && isLive(entry) ? entry.value.rating : null;
}

const put =
  (key: string, value: Rating): RatingThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectRatings(getState()), key);
    dispatch(entriesEdited('ratings', [changeEntry(known, key, value, now())]));
  };

export const rateTitle =
  ({ key, title, year }: RatedTitle, rating: number): RatingThunk =>
  (dispatch, getState, { now }) => {
    if (selectRating(getState(), key) !== rating) dispatch(put(key, { rating, ratedAt: now(), title, year }));
  };

/** Takes a rating back; one Undo away from being there again. */
export const removeRating =
  ({ key, title }: RatedTitle): RatingThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectRatings(getState()), key);
    if (!known || !isLive(known)) return;
    dispatch(entriesEdited('ratings', [removeEntry(known, now())]));
    offerUndo(`Removed your rating of ${title}`, () => dispatch(put(key, known.value)));
  };
