import { t } from '@lingui/core/macro';
import { writeHomeRows, type HomeRow } from '@marquee/core';
import type { AppDispatch, AppState } from '../store';
import { storeSetting } from '../store/settings';
import { showToast } from '../ui';
import { selectHomeRows } from './home-layout';

/** Stores the rows that `change` makes of those of home; says so and is false if they would be too many. */
export const homeChanged =
  (change: (rows: readonly HomeRow[]) => readonly HomeRow[]) =>
  (dispatch: AppDispatch, getState: () => AppState): boolean => {
    const text = writeHomeRows(change(selectHomeRows(getState())));
    if (text === null) {
      showToast({ kind: 'error', message: t`Home is full. Remove a row first.` });
      return false;
    }
    dispatch(storeSetting('homeRows', text));
    return true;
  };
