import { t } from '@lingui/core/macro';
import { DEFAULT_CATEGORY, type MediaType } from '@marquee/core';
import { selectSettings } from '../../shared/store/settings';
import { showToast } from '../../shared/ui';
import { bookmarkAdded, bookmarkRemoved, selectIsIn } from './bookmarks';
import { categoryInText } from './category-in-text';
import { edit, undoableEdit, type BookmarkThunk } from './edit-bookmarks';

export interface BookmarkedTitle {
  id: number;
  mediaType: MediaType;
  title: string;
  year?: number | null;
}

const targetOf = ({ id, mediaType }: BookmarkedTitle) => ({ mediaId: id, mediaType });

/** Adds a title to a category; the message is for titles that were not in it (BOOKMARK-10, BOOKMARK-11). */
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

/** Adds a title to a category, or takes it out of it; the latter can be undone. */
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
