import { t } from '@lingui/core/macro';
import { findLive } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entryChanged, entryRemoved } from '../../shared/store/collections';
import { selectRating, selectRatings } from '../../shared/store/ratings';
import { offerUndo } from '../../shared/ui';
import { subjectName, type RatedSubject } from './subject';

type RatingThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export const rateTitle =
  ({ key, title, year }: RatedSubject, rating: number): RatingThunk =>
  (dispatch, getState, { now }) => {
    if (selectRating(getState(), key) === rating) return;
    dispatch(entryChanged('ratings', key, { rating, ratedAt: now(), title, year }));
  };

/** Removes a rating, with Undo. */
export const removeRating =
  (subject: RatedSubject): RatingThunk =>
  (dispatch, getState) => {
    const { key } = subject;
    const known = findLive(selectRatings(getState()), key);
    if (!known) return;
    dispatch(entryRemoved('ratings', key));
    const name = subjectName(subject);
    offerUndo(t`Removed your rating of ${name}`, () => dispatch(entryChanged('ratings', key, known.value)));
  };
