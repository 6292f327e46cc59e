import type { TitleKey } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { showToast } from '../../shared/ui';
import { historyCleared, titleRemoved, titlesRestored } from './history.slice';

/** Long enough to notice a slip and take it back. */
export const UNDO_MS = 7000;
/** Section of `local-lock` that tells when the history was last edited here. */
export const UPDATE_SECTION = 'lastWatchHistoryUpdateTime';

type HistoryThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

/** Removes a title from the history and offers to take that back. */
export const removeFromHistory =
  (key: TitleKey, title: string): HistoryThunk =>
  (dispatch, getState, { now }) => {
    const item = getState().history.items[key];
    if (!item) return;
    dispatch(titleRemoved({ key, nowMs: now() }));
    showToast({
      kind: 'info',
      message: `Removed ${title} from your history`,
      durationMs: UNDO_MS,
      action: { label: 'Undo', onAction: () => dispatch(titlesRestored({ removed: { [key]: item }, nowMs: now() })) },
    });
  };

/** Removes everything from the history and offers to take that back. */
export const clearWatchHistory =
  (removed: AppState['history']['items']): HistoryThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(historyCleared({ nowMs: now() }));
    showToast({
      kind: 'info',
      message: 'Cleared your history',
      durationMs: UNDO_MS,
      action: { label: 'Undo', onAction: () => dispatch(titlesRestored({ removed, nowMs: now() })) },
    });
  };
