import { entryOf, type TitleKey } from '@marquee/core';
import type { AppState } from '../../../shared/store';
import { selectShownTitle } from '../../../shared/store/history';
import { selectIsNotInterested, selectNotInterestedKeys } from '../../../shared/store/not-interested';
import { selectRating } from '../../../shared/store/ratings';

/** Titles that the visitor is not interested in. */
export const selectHiddenTitles = (state: AppState): TitleKey[] => [...selectNotInterestedKeys(state)];

/** Whether a title is no recommendation any more: seen, rated or hidden since it was one. */
export function selectIsClosed(state: AppState, key: TitleKey): boolean {
  const item = selectShownTitle(state, key);
  const isSeen = item !== undefined && entryOf(item) !== null;
  return isSeen || selectRating(state, key) !== null || selectIsNotInterested(state, key);
}
