import { t } from '@lingui/core/macro';
import { isTitleKey, type DiaryRow, type TitleKey } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { offerUndo } from '../../shared/ui';
import { rowName } from './episodes-text';
import {
  diaryRowRemoved,
  historyCleared,
  selectHistoryEntries,
  selectPlays,
  titleRemoved,
  titlesRestored,
  entriesOfTitles,
  entriesOfRow,
} from '../../shared/store/history';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Removes a title from the history, with Undo. */
export const removeFromHistory =
  (key: TitleKey, name: string): HistoryThunk =>
  (dispatch, getState, { now }) => {
    const removed = entriesOfTitles(getState(), [key]);
    dispatch(titleRemoved({ key, nowMs: now() }));
    offerUndo(t`Removed ${name} from your history`, () => dispatch(titlesRestored({ removed, nowMs: now() })));
  };

/** Removes a diary row, with Undo. */
export const removeFromDiary =
  (row: DiaryRow, title: string): HistoryThunk =>
  (dispatch, getState, { now }) => {
    const removed = entriesOfRow(getState(), row);
    dispatch(diaryRowRemoved({ row, nowMs: now() }));
    const name = rowName(title, row.episodes);
    offerUndo(t`Removed ${name} from your history`, () => dispatch(titlesRestored({ removed, nowMs: now() })));
  };

/** Removes everything from the history, with Undo; what was removed earlier remains removed. */
export const clearWatchHistory =
  (): HistoryThunk =>
  (dispatch, getState, { now }) => {
    const keys = new Set(selectHistoryEntries(getState()).map(({ key }) => key));
    for (const key of Object.keys(selectPlays(getState()))) if (isTitleKey(key)) keys.add(key);
    const removed = entriesOfTitles(getState(), [...keys]);
    dispatch(historyCleared({ nowMs: now() }));
    offerUndo(t`Cleared your history`, () => dispatch(titlesRestored({ removed, nowMs: now() })));
  };
