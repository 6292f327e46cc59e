import { t } from '@lingui/core/macro';
import type { TitleKey } from '@marquee/core';
import type { AppDispatch, AppState } from '../store';
import { entryChanged, entryRemoved } from '../store/collections';
import { selectIsNotInterested } from '../store/not-interested';
import { offerUndo } from '../ui';

export interface LeftOutTitle {
  key: TitleKey;
  title: string;
  year: number | null;
}

export const titleLeftOut = ({ key, title, year }: LeftOutTitle) => entryChanged('notInterested', key, { title, year });

/** Leaves a title out of lists and suggestions, or has it back; Undo does the opposite. */
export const toggleInterest =
  (title: LeftOutTitle) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const { key, title: name } = title;
    const leaveOut = () => dispatch(titleLeftOut(title));
    const haveBack = () => dispatch(entryRemoved('notInterested', key));
    if (selectIsNotInterested(getState(), key)) {
      haveBack();
      offerUndo(t`${name} may be suggested again`, leaveOut);
    } else {
      leaveOut();
      offerUndo(t`${name} won’t be suggested anymore`, haveBack);
    }
  };
