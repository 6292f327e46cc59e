import { t } from '@lingui/core/macro';
import { changeEntry, findEntry, isLive, removeEntry, type TitleKey } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../store';
import { entriesEdited } from '../store/collections';
import { selectIsNotInterested, selectNotInterested } from '../store/not-interested';
import { offerUndo } from '../ui';

type InterestThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export interface LeftOutTitle {
  key: TitleKey;
  title: string;
  year: number | null;
}

export const titleLeftOut =
  ({ key, title, year }: LeftOutTitle): InterestThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectNotInterested(getState()), key);
    dispatch(entriesEdited('notInterested', [changeEntry(known, key, { title, year }, now())]));
  };

const titleSuggestedAgain =
  (key: TitleKey): InterestThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectNotInterested(getState()), key);
    if (known && isLive(known)) dispatch(entriesEdited('notInterested', [removeEntry(known, now())]));
  };

/** Leaves a title out of lists and suggestions, or has it back; Undo does the opposite. */
export const toggleInterest =
  (title: LeftOutTitle) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const { key, title: name } = title;
    const leaveOut = () => dispatch(titleLeftOut(title));
    const haveBack = () => dispatch(titleSuggestedAgain(key));
    if (selectIsNotInterested(getState(), key)) {
      haveBack();
      offerUndo(t`${name} may be suggested again`, leaveOut);
    } else {
      leaveOut();
      offerUndo(t`${name} won’t be suggested anymore`, haveBack);
    }
  };
