import { isSnapshotFresh, titleKey, type MediaType, type TitleSnapshot } from '@marquee/core';
import { useEffect } from 'react';
import { useNow } from '../lib/timing/use-now';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../store';
import { selectAreSnapshotsLoaded, selectSnapshots, snapshotsSaved } from '../store/snapshots.slice';
import { useConfig } from './config';
import { LOOK_UP_BATCH, lookUpTitle } from './title-summary';

interface Title {
  mediaType: MediaType;
  id: number;
}

/** Looks titles up in the order in which their cards appeared on screen, a few at once; cards that are gone are skipped. */
function createQueue(dispatch: AppDispatch) {
  const waiting = new Set<Title>();
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    // Cards that appear on screen together are looked up together.
    await Promise.resolve();
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, LOOK_UP_BATCH);
      for (const title of batch) waiting.delete(title);
      const answers = await Promise.all(batch.map((title) => lookUpTitle(dispatch, title)));
      const found = answers.filter((answer) => typeof answer === 'object');
      if (found.length > 0) dispatch(snapshotsSaved(found, Date.now()));
    }
    isRunning = false;
  }
  return (title: Title): (() => void) => {
    waiting.add(title);
    if (!isRunning) void run();
    return () => waiting.delete(title);
  };
}

const queues = new WeakMap<AppDispatch, ReturnType<typeof createQueue>>();

function queueOf(dispatch: AppDispatch) {
  const queue = queues.get(dispatch) ?? createQueue(dispatch);
  queues.set(dispatch, queue);
  return queue;
}

/**
 * Data for the title of a card on screen: the stored snapshot, so that it works offline. Missing or outdated data is fetched, unless
 * the type is unknown.
 */
export function useSnapshot({ mediaType, id }: { mediaType?: MediaType | undefined; id: number }) {
  const dispatch = useAppDispatch();
  const nowMs = useNow();
  const isLoaded = useAppSelector(selectAreSnapshotsLoaded);
  const snapshot = useAppSelector((state): TitleSnapshot | undefined =>
    mediaType ? selectSnapshots(state)[titleKey(mediaType, id)] : undefined,
  );
  const { hasTakenDown } = useConfig();
  const isChecked = isLoaded && mediaType !== undefined && (hasTakenDown === true || snapshot?.isTakenDown === true);
  useEffect(() => {
    if (!isChecked) return;
    const check = () =>
      import('./taken-down-check').then(({ checkTakenDown }) =>
        checkTakenDown(dispatch, titleKey(mediaType, id), Date.now()),
      );
    // Without a network, what is stored is shown.
    void check().catch(() => undefined);
  }, [dispatch, isChecked, mediaType, id]);
  const isWanted = isLoaded && mediaType !== undefined && !isSnapshotFresh(snapshot, nowMs);
  useEffect(() => (isWanted ? queueOf(dispatch)({ mediaType, id }) : undefined), [dispatch, isWanted, mediaType, id]);
  return snapshot;
}
