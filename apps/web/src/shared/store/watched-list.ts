import { addBookmark, bookmarkKey, findLive, removeBookmark, type PlayedTitle } from '@marquee/core';
import type { AppDispatch, AppState } from './index';
import { entriesEdited, selectCollection } from './collections';
import { bookmarksUpdated } from './sync-state.slice';

/** The category whose films are marked as watched, and to which films are added when they are marked (HISTORY-16). */
export const WATCHED_LIST = 'watched';

export const isFilm = ({ mediaType, episode }: PlayedTitle): boolean => mediaType === 'movie' && !episode;

const selectBookmarkEntries = selectCollection('bookmarks');
const filmTarget = ({ id }: PlayedTitle) => ({ mediaId: id, mediaType: 'movie' as const });

export const selectIsOnWatchedList = (state: AppState, film: PlayedTitle): boolean =>
  findLive(selectBookmarkEntries(state), bookmarkKey({ ...filmTarget(film), category: WATCHED_LIST })) !== undefined;

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
      const [target, group] = [filmTarget(film), selectBookmarkEntries(state)[film.id]];
      const title = { title: film.title, year: film.year };
      return isOn
        ? addBookmark(group, target, { category: WATCHED_LIST, nowMs, title })
        : removeBookmark(group, target, nowMs, WATCHED_LIST);
    });
    dispatch(entriesEdited('bookmarks', entries));
    dispatch(bookmarksUpdated(nowMs));
  };
