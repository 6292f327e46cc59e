import {
  addBookmark,
  bookmarksFromEntries,
  bookmarkToEntry,
  isBookmarkAlive,
  removeBookmark,
  type PlayedTitle,
} from '@marquee/core';
import type { AppDispatch, AppState } from './index';
import { entriesEdited, selectCollection } from './collections';
import { bookmarksUpdated } from './sync-state.slice';

/** The category whose films are marked as watched, and to which films are added when they are marked (HISTORY-16). */
export const WATCHED_LIST = 'watched';

export const isFilm = ({ mediaType, episode }: PlayedTitle): boolean => mediaType === 'movie' && !episode;

const selectBookmarkEntries = selectCollection('bookmarks');
const filmTarget = ({ id }: PlayedTitle) => ({ mediaId: id, mediaType: 'movie' as const });

const bookmarksOf = (state: AppState, { id }: PlayedTitle) => {
  const group = selectBookmarkEntries(state)[String(id)];
  return group ? bookmarksFromEntries({ [id]: group }) : [];
};

export const selectIsOnWatchedList = (state: AppState, film: PlayedTitle): boolean =>
  bookmarksOf(state, film).some(
    (each) => each.mediaType === 'movie' && each.category === WATCHED_LIST && isBookmarkAlive(each),
  );

interface Change {
  films: readonly PlayedTitle[];
  isOn: boolean;
  nowMs: number;
}

/** Adds films to the list or removes them; others are not touched. */
export const watchedListChanged =
  ({ films, isOn, nowMs }: Change) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const state = getState();
    const changed = films.filter((film) => selectIsOnWatchedList(state, film) !== isOn);
    if (changed.length === 0) return;
    const entries = changed.flatMap((film) => {
      const before = bookmarksOf(state, film);
      const change = isOn ? addBookmark : removeBookmark;
      const value = { title: film.title, year: film.year };
      return change(before, filmTarget(film), nowMs, WATCHED_LIST)
        .filter((bookmark) => !before.includes(bookmark))
        .map((bookmark) => ({ ...bookmarkToEntry(bookmark), value }));
    });
    dispatch(entriesEdited('bookmarks', entries));
    dispatch(bookmarksUpdated(nowMs));
  };
