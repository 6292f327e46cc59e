import { deviceLabel, type PlayedTitle, type Progress } from '@marquee/core';
import { useCallback } from 'react';
import { useAppDispatch } from '../../shared/store';
import { progressRecorded } from '../../shared/store/history';

/** Returns a function that records the playback position at the current time. */
export function useRecordProgress(): (played: PlayedTitle, progress: Progress) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (played, progress) => {
      const device = deviceLabel(navigator.userAgent);
      dispatch(progressRecorded({ played, progress, nowMs: Date.now(), device }));
    },
    [dispatch],
  );
}
