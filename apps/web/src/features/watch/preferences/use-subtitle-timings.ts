import type { CaptionTimings } from '@marquee/player/react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../shared/store';
import { selectSubtitleTimings, subtitleTimingsSet } from '../../../shared/store/device-preferences.slice';
import { timingsOf, withTimings } from './subtitle-timings';

const none: CaptionTimings = {};

/** Adjusted subtitle timings of a title, from this and earlier visits. */
export function useSubtitleTimings(mediaId: string) {
  const stored = useAppSelector(selectSubtitleTimings);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const timings = useMemo<CaptionTimings>(() => timingsOf(stored, mediaId) ?? none, [stored, mediaId]);
  const remember = (next: CaptionTimings): void => {
    const before = selectSubtitleTimings(store.getState());
    dispatch(subtitleTimingsSet(withTimings(before, mediaId, next, Date.now())));
  };
  return [timings, remember] as const;
}
