import { followOf, followSeries, unfollowSeries, type Follow, type TitleKey } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { entriesEdited, selectCollection } from './collections';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

const selectFollows = selectCollection('follows');

/** The collections that say what the visitor follows. */
export const selectFollowSources = createSelector(
  [selectFollows, selectCollection('bookmarks'), selectCollection('history'), selectCollection('plays')],
  (follows, bookmarks, history, plays) => ({ follows, bookmarks, history, plays }),
);

export const selectIsFollowed = (state: AppState, key: TitleKey): boolean =>
  followOf(selectFollowSources(state), key) !== null;

/** Follows a series, or unfollows one that is followed. */
export const followToggled =
  (key: TitleKey, series: Follow) =>
  (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): void => {
    const state = getState();
    const change = selectIsFollowed(state, key) ? unfollowSeries : followSeries;
    dispatch(entriesEdited('follows', [change(selectFollows(state), key, series, now())]));
  };
