import { t } from '@lingui/core/macro';
import { DEFAULT_CATEGORY, parseBookmarkKey, type Entry, type MediaType } from '@marquee/core';
import { selectConfig } from '../../shared/api';
import { sendAnalytics } from '../../shared/lib/browser/send-analytics';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { selectSettings } from '../../shared/store/settings';
import { bookmarksUpdated } from '../../shared/store/sync-state.slice';
import { offerUndo, showToast } from '../../shared/ui';
import {
  bookmarkAdded,
  bookmarkChange,
  bookmarkRemoved,
  editUndone,
  selectIsIn,
  selectOwnCategories,
  type BookmarkEdit,
  type Edit,
} from './bookmarks';
import { categoryInText } from './category-in-text';

export type BookmarkThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  services: AppServices,
) => Result;

/** Makes an edit, records its time, notifies the operator's analytics, and returns its effect. */
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
    const categories = (entries: Entry[]) => new Set(entries.map(({ key }) => parseBookmarkKey(key).category));
    for (const category of categories(change.removed)) sendAnalytics(analyticsUrl, 'bookmarks-removed', { category });
    for (const category of categories(change.added)) sendAnalytics(analyticsUrl, 'bookmarks-added', { category });
    return {
      change,
      removedNames: namesBefore.filter((name) => !namesAfter.includes(name)),
      addedNames: namesAfter.filter((name) => !namesBefore.includes(name)),
    };
  };

/** Makes an edit and shows a message with Undo. */
export const undoableEdit =
  (message: string, make: (nowMs: number) => BookmarkEdit): BookmarkThunk =>
  (dispatch) => {
    const made = dispatch(edit(make));
    const undo = () => void dispatch(edit((nowMs) => editUndone({ edit: made, nowMs })));
    offerUndo(message, undo);
  };

export interface BookmarkedTitle {
  id: number;
  mediaType: MediaType;
  title: string;
  year?: number | null | undefined;
}

const targetOf = ({ id, mediaType }: BookmarkedTitle) => ({ mediaId: id, mediaType });

/** Adds a title to a category; shows a message if it was not in it (BOOKMARK-10, BOOKMARK-11). */
export const addToCategory =
  (title: BookmarkedTitle, category: string): BookmarkThunk =>
  (dispatch, getState) => {
    const target = targetOf(title);
    const wasIn = selectIsIn(getState(), target, category);
    dispatch(
      edit((nowMs) =>
        bookmarkAdded({ target, category, nowMs, title: { title: title.title, year: title.year ?? null } }),
      ),
    );
    if (wasIn || !selectSettings(getState()).notifyBookmarks) return;
    const [name, list] = [title.title, categoryInText(category)];
    showToast({ kind: 'success', message: t`Added ${name} to ${list}` });
  };

/** Adds a title to a category, or removes it; removing can be undone. */
export const toggleBookmark =
  (title: BookmarkedTitle, category: string = DEFAULT_CATEGORY): BookmarkThunk =>
  (dispatch, getState) => {
    const target = targetOf(title);
    const [name, list] = [title.title, categoryInText(category)];
    dispatch(
      selectIsIn(getState(), target, category)
        ? undoableEdit(t`Removed ${name} from ${list}`, (nowMs) => bookmarkRemoved({ target, category, nowMs }))
        : addToCategory(title, category),
    );
  };
