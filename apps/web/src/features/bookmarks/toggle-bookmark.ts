import { DEFAULT_CATEGORY, type MediaType } from '@marquee/core';
import { selectSettings } from '../../shared/store/settings';
import { showToast } from '../../shared/ui';
import { bookmarkAdded, bookmarkRemoved, selectIsIn } from './bookmarks';
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
    showToast({ kind: 'success', message: `Added ${title.title} to ${category}` });
  };

/** Adds a title to a category, or takes it out of it; the latter can be undone. */
export const toggleBookmark =
  (title: BookmarkedTitle, category: string = DEFAULT_CATEGORY): BookmarkThunk =>
  (dispatch, getState) => {
    const target = targetOf(title);
    dispatch(
      selectIsIn(getState(), target, category)
        ? undoableEdit(`Removed ${title.title} from ${category}`, (nowMs) =>
            bookmarkRemoved({ target, category, nowMs }),
          )
        : addToCategory(title, category),
    );
  };
