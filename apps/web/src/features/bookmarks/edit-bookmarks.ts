import { selectConfig } from '../../shared/api';
import { sendAnalytics } from '../../shared/lib/browser/send-analytics';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { bookmarksUpdated } from '../../shared/store/sync-state.slice';
import { offerUndo } from '../../shared/ui';
import { bookmarkChange, editUndone, selectOwnCategories, type BookmarkEdit, type Edit } from './bookmarks';

export type BookmarkThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  services: AppServices,
) => Result;

/** Makes an edit, notes when, tells the operator's analytics, and says what it did. */
export const edit =
  (make: (nowMs: number) => BookmarkEdit): BookmarkThunk<Edit> =>
  (dispatch, getState, { now }) => {
    const before = getState();
    const nowMs = now();
    dispatch(make(nowMs));
    dispatch(bookmarksUpdated(nowMs));
    const after = getState();
    const change = bookmarkChange(before, after);
    const [namesBefore, namesAfter] = [selectOwnCategories(before), selectOwnCategories(after)];
    const { analyticsUrl } = selectConfig(after);
    const categories = (entries: Edit['change']['gone']) => new Set(entries.map(({ category }) => category));
    for (const category of categories(change.gone)) sendAnalytics(analyticsUrl, 'bookmarks-removed', { category });
    for (const category of categories(change.come)) sendAnalytics(analyticsUrl, 'bookmarks-added', { category });
    return {
      change,
      namesGone: namesBefore.filter((name) => !namesAfter.includes(name)),
      namesCome: namesAfter.filter((name) => !namesBefore.includes(name)),
    };
  };

/** Makes an edit that can be taken back from its message. */
export const undoableEdit =
  (message: string, make: (nowMs: number) => BookmarkEdit): BookmarkThunk =>
  (dispatch) => {
    const made = dispatch(edit(make));
    const undo = () => void dispatch(edit((nowMs) => editUndone({ edit: made, nowMs })));
    offerUndo(message, undo);
  };
