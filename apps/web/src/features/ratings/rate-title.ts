import { t } from '@lingui/core/macro';
import { changeEntry, findEntry, isLive, removeEntry, type Rating } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited } from '../../shared/store/collections';
import { selectRating, selectRatings } from '../../shared/store/ratings';
import { offerUndo } from '../../shared/ui';
import { subjectName, type RatedSubject } from './subject';

type RatingThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

const put =
  (key: string, value: Rating): RatingThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectRatings(getState()), key);
    dispatch(entriesEdited('ratings', [changeEntry(known, key, value, now())]));
  };

export const rateTitle =
  ({ key, title, year }: RatedSubject, rating: number): RatingThunk =>
  (dispatch, getState, { now }) => {
    if (selectRating(getState(), key) !== rating) dispatch(put(key, { rating, ratedAt: now(), title, year }));
  };

/** Removes a rating, with Undo. */
export const removeRating =
  (subject: RatedSubject): RatingThunk =>
  (dispatch, getState, { now }) => {
    const { key } = subject;
    const known = findEntry(selectRatings(getState()), key);
    if (!known || !isLive(known)) return;
    dispatch(entriesEdited('ratings', [removeEntry(known, now())]));
    const name = subjectName(subject);
    offerUndo(t`Removed your rating of ${name}`, () => dispatch(put(key, known.value)));
  };
