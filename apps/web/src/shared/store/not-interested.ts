import { isLive, isTitleKey, listEntries, type TitleKey } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { selectCollection } from './collections';
import { useAppSelector } from './hooks';
import type { AppState } from './state';

/** Titles that the visitor is not interested in, by `movie:603`. */
export const selectNotInterested = selectCollection('notInterested');

/** Their keys. */
export const selectNotInterestedKeys = createSelector(
  [selectNotInterested],
  (entries): ReadonlySet<TitleKey> =>
    new Set(
      listEntries(entries)
        .filter(isLive)
        .map(({ key }) => key)
        .filter(isTitleKey),
    ),
);

export const selectIsNotInterested = (state: AppState, key: TitleKey): boolean =>
  selectNotInterestedKeys(state).has(key);

interface Keyed {
  key: string;
}

/** Titles of a list of discovery, without those that the visitor is not interested in. */
export function useInteresting<Item extends Keyed>(items: readonly Item[]): readonly Item[];
export function useInteresting<Item extends Keyed>(items: readonly Item[] | undefined): readonly Item[] | undefined;
export function useInteresting<Item extends Keyed>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const leftOut: ReadonlySet<string> = useAppSelector(selectNotInterestedKeys);
  return useMemo(
    () => (items?.some(({ key }) => leftOut.has(key)) ? items.filter(({ key }) => !leftOut.has(key)) : items),
    [items, leftOut],
  );
}
