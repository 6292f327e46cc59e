import type { CaptionTimings } from '@marquee/player/react';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector, type AppState } from '../../../shared/store';
import { lockSectionSet, selectLockSection } from '../../../shared/store/lock.slice';
import { timingsOf, withTimings } from './subtitle-timings';

/** Section of `local-lock`: timing belongs to the files that this device plays. */
const SECTION = 'subtitleTiming';
const none: CaptionTimings = {};

/** How the subtitles of a title were made to fit, here and on earlier visits. */
export function useSubtitleTimings(mediaId: string) {
  const stored = useAppSelector((state) => selectLockSection(state, SECTION));
  const dispatch = useAppDispatch();
  const store = useStore<AppState>();
  const timings = useMemo<CaptionTimings>(() => timingsOf(stored, mediaId) ?? none, [stored, mediaId]);
  const remember = (next: CaptionTimings): void => {
    const before = selectLockSection(store.getState(), SECTION);
    dispatch(lockSectionSet({ section: SECTION, value: withTimings(before, mediaId, next, Date.now()) }));
  };
  return [timings, remember] as const;
}
