import { compareBookmarks, type BookmarkTarget } from '@marquee/core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectConfig } from '../../shared/api';
import { sendAnalytics } from '../../shared/lib/browser/send-analytics';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { bookmarksUpdated } from '../../shared/store/sync-state.slice';
import { offerUndo } from '../../shared/ui';
import {
  bookmarksCopied,
  bookmarksMoved,
  bookmarksRemoved,
  categoryAdded,
  categoryDeleted,
  categoryRenamed,
  editUndone,
  selectOwnCategories,
  type Edit,
} from './bookmarks.slice';

export type BookmarkThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  services: AppServices,
) => Result;

/** Makes an edit, notes when, tells the operator's analytics, and says what it did. */
export const edit =
  (make: (nowMs: number) => UnknownAction): BookmarkThunk<Edit> =>
  (dispatch, getState, { now }) => {
    const before = getState();
    const nowMs = now();
    dispatch(make(nowMs));
    dispatch(bookmarksUpdated(nowMs));
    const after = getState();
    const change = compareBookmarks(before.bookmarks.entries, after.bookmarks.entries);
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
  (message: string, make: (nowMs: number) => UnknownAction): BookmarkThunk =>
  (dispatch) => {
    const made = dispatch(edit(make));
    const undo = () => void dispatch(edit((nowMs) => editUndone({ edit: made, nowMs })));
    offerUndo(message, undo);
  };

const countOf = (targets: readonly BookmarkTarget[]) => (targets.length === 1 ? '1 title' : `${targets.length} titles`);

export const removeMany = (targets: readonly BookmarkTarget[], category?: string): BookmarkThunk =>
  undoableEdit(`Removed ${countOf(targets)} from ${category ?? 'your bookmarks'}`, (nowMs) =>
    bookmarksRemoved({ targets, category, nowMs }),
  );

export const moveMany = (targets: readonly BookmarkTarget[], to: string, from?: string): BookmarkThunk =>
  undoableEdit(`Moved ${countOf(targets)} to ${to}`, (nowMs) => bookmarksMoved({ targets, to, from, nowMs }));

export const copyMany = (targets: readonly BookmarkTarget[], to: string): BookmarkThunk =>
  undoableEdit(`Added ${countOf(targets)} to ${to}`, (nowMs) => bookmarksCopied({ targets, to, nowMs }));

export const addCategory =
  (name: string): BookmarkThunk =>
  (dispatch) =>
    void dispatch(edit((nowMs) => categoryAdded({ name, nowMs })));

export const renameCategory = (from: string, to: string): BookmarkThunk =>
  undoableEdit(`Renamed ${from} to ${to}`, (nowMs) => categoryRenamed({ from, to, nowMs }));

export const deleteCategory = (name: string): BookmarkThunk =>
  undoableEdit(`Deleted ${name}`, (nowMs) => categoryDeleted({ name, nowMs }));
