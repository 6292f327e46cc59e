import {
  episodeKey,
  savedProgress,
  watchedEpisodes,
  type Progress,
  type TitleKey,
  type WatchedEpisode,
} from '@marquee/core';
import { useMemo } from 'react';
import { useAppSelector } from '../../shared/store';
import { selectSavedProgress, selectShownTitle } from '../../shared/store/history';

/** Progress of a film, or of the episode with this `s{n}e{m}` key. */
export const useSavedProgress = (key: TitleKey, episode?: string): Progress | null =>
  useAppSelector((state) => selectSavedProgress(state, key, episode));

export interface ShowHistory {
  /** Episodes, the one watched last first. */
  watched: WatchedEpisode[];
  progressOf: (season: number, episode: number) => Progress | null;
}

/** Watch history of a series. */
export function useShowHistory(key: TitleKey): ShowHistory {
  const item = useAppSelector((state) => selectShownTitle(state, key));
  return useMemo(
    () => ({
      watched: item ? watchedEpisodes(item) : [],
      progressOf: (season, episode) => savedProgress(item, episodeKey(season, episode)),
    }),
    [item],
  );
}
