import { isSnapshotFresh, titleKey, type MediaType, type TitleSnapshot } from '@marquee/core';
import { useEffect } from 'react';
import { titleSummaryApi } from '../../shared/api';
import { useNow } from '../../shared/lib/timing/use-now';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectSnapshots, snapshotsSaved } from '../../shared/store/snapshots.slice';

/** What is known of a watched title: as it was kept, so that the history can be read offline, and asked for when it is old. */
export function useSnapshot({ mediaType, id }: { mediaType: MediaType; id: number }): TitleSnapshot | undefined {
  const dispatch = useAppDispatch();
  const nowMs = useNow();
  const snapshot = useAppSelector((state) => selectSnapshots(state)[titleKey(mediaType, id)]);
  const isFresh = isSnapshotFresh(snapshot, nowMs);
  const { data } = titleSummaryApi.useTitleSummaryQuery({ mediaType, id }, { skip: isFresh });
  useEffect(() => {
    if (data && !isFresh) dispatch(snapshotsSaved([data], Date.now()));
  }, [data, isFresh, dispatch]);
  return snapshot;
}
