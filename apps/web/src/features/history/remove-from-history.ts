import type { TitleKey } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { offerUndo } from '../../shared/ui';
import { historyCleared, titleRemoved, titlesRestored } from './history.slice';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Removes a title from the history and offers to take that back. */
export const removeFromHistory =
  (key: TitleKey, title: string): HistoryThunk =>
  (dispatch, getState, { now }) => {
    const item = getState().history.items[key];
    if (!item) return;
    dispatch(titleRemoved({ key, nowMs: now() }));
    const undo = () => dispatch(titlesRestored({ removed: { [key]: item }, nowMs: now() }));
    offerUndo(`Removed ${title} from your history`, undo);
  };

/** Removes everything from the history and offers to take that back. */
export const clearWatchHistory =
  (removed: AppState['history']['items']): HistoryThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(historyCleared({ nowMs: now() }));
    offerUndo('Cleared your history', () => dispatch(titlesRestored({ removed, nowMs: now() })));
  };
