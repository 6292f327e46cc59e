import { hidesSpoilers, isWatched, readSpoilerChoices, type Progress } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useAppSelector, type AppState } from '../store';
import { selectSettings } from '../store/settings';

const selectChoices = createSelector([(state: AppState) => selectSettings(state).spoilerSeries], readSpoilerChoices);

/** Whether pictures, names and overviews of a series' unwatched episodes are hidden. */
const selectHidesSpoilers = (state: AppState, seriesId: number): boolean =>
  hidesSpoilers(selectSettings(state).spoilerShield, selectChoices(state), seriesId);

export const useHidesSpoilers = (seriesId: number): boolean =>
  useAppSelector((state) => selectHidesSpoilers(state, seriesId));

/** Whether an episode is hidden, and a function that shows it here; it is also shown once it was watched. */
export function useSpoilerShield(seriesId: number, progress: Progress | null): [boolean, () => void] {
  const isHidden = useHidesSpoilers(seriesId);
  const [isShown, setIsShown] = useState(false);
  const isSeen = progress !== null && isWatched('episode', progress);
  return [isHidden && !isSeen && !isShown, () => setIsShown(true)];
}
