import { DEFAULT_CATEGORY, type MediaType } from '@marquee/core';
import { selectConfig } from '../../shared/api';
import { sendAnalytics } from '../../shared/lib/send-analytics';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { lockSectionSet } from '../../shared/store/lock.slice';
import { showToast } from '../../shared/ui';
import { bookmarkAdded, bookmarkRemoved, selectIsIn } from './bookmarks.slice';

export interface BookmarkedTitle {
  id: number;
  mediaType: MediaType;
  title: string;
}

/** Section of `local-lock` that tells when the bookmarks last changed here. */
const UPDATE_SECTION = 'lastBookmarkUpdateTime';

/** Adds a title to a category, or takes it out of it (discovery.md section 4). */
export const toggleBookmark =
  ({ id, mediaType, title }: BookmarkedTitle, category: string = DEFAULT_CATEGORY) =>
  (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): void => {
    const target = { mediaId: id, mediaType };
    const isIn = selectIsIn(getState(), target, category);
    const nowMs = now();
    dispatch((isIn ? bookmarkRemoved : bookmarkAdded)({ target, category, nowMs }));
    dispatch(lockSectionSet({ section: UPDATE_SECTION, value: nowMs }));
    if (!isIn) showToast({ kind: 'success', message: `Added ${title} to ${category}` });
    const event = isIn ? 'bookmarks-removed' : 'bookmarks-added';
    sendAnalytics(selectConfig(getState()).analyticsUrl, event, { category });
  };
