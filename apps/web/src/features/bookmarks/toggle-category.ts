import { t } from '@lingui/core/macro';
import { markedUnwatched, titlesRestored, type Removed } from '../../shared/store/history';
import { WATCHED_LIST } from '../../shared/store/watched-list';
import { offerUndo } from '../../shared/ui';
import { selectIsIn } from './bookmarks';
import { edit, toggleBookmark, type BookmarkedTitle, type BookmarkThunk } from './edit-bookmarks';

const removeFilmFromWatched =
  ({ id, title: name, year = null }: BookmarkedTitle): BookmarkThunk =>
  (dispatch) => {
    let removed: Removed = { history: [], plays: [] };
    const film = { mediaType: 'movie' as const, id, title: name, year };
    dispatch(
      edit((nowMs) => (thunk) => {
        removed = thunk(markedUnwatched({ played: [film], nowMs }));
      }),
    );
    offerUndo(
      t`Removed ${name} from watched`,
      () => void dispatch(edit((nowMs) => titlesRestored({ removed, nowMs }))),
    );
  };

/**
 * Adds a title to a category or removes it. A film that is removed from the list "watched" is also marked as unwatched;
 * one Undo reverts both (HISTORY-16).
 */
export const toggleCategory =
  (title: BookmarkedTitle, category: string): BookmarkThunk =>
  (dispatch, getState) => {
    const target = { mediaId: title.id, mediaType: title.mediaType };
    const isTicked = title.mediaType === 'movie' && category === WATCHED_LIST;
    dispatch(
      isTicked && selectIsIn(getState(), target, category)
        ? removeFilmFromWatched(title)
        : toggleBookmark(title, category),
    );
  };
