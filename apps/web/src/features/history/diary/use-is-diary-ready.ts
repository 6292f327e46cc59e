import { diaryRows } from '@marquee/core';
import { startTransition, useEffect, useState } from 'react';
import { watchedDay } from '../../../shared/lib/format/watched-day';
import { inSlices } from '../../../shared/lib/timing/in-slices';
import { useAppStore, useIsRestored, type AppState } from '../../../shared/store';
import { selectHistory, selectPlays, selectShownHistory } from '../../../shared/store/history';
import { singleGroup } from '../../../shared/store/history/single-group';

/** The rows of this many titles are computed within a frame. */
const FEW = 200;

/** Precomputes the rows of each title, which core memoises. */
function prepareRows(state: AppState): Promise<void> {
  const [history, plays, shown] = [selectHistory(state), selectPlays(state), selectShownHistory(state)];
  return inSlices(Object.keys(shown), (key) =>
    diaryRows(singleGroup(history, key), singleGroup(plays, key), singleGroup(shown, key), watchedDay),
  );
}

const preparations = new WeakMap<object, Promise<void>>();

/** Whether the rows can be rendered: stored data has been loaded and the rows of a long history are precomputed. */
export function useIsDiaryReady(): boolean {
  const store = useAppStore();
  const isRestored = useIsRestored();
  const [isPrepared, setIsPrepared] = useState(() => preparations.has(store));
  const isSmall = isRestored && Object.keys(selectShownHistory(store.getState())).length <= FEW;
  const isReady = isRestored && (isPrepared || isSmall);
  // Once shown, rows stay on screen however many are added.
  if (isReady && !isPrepared) setIsPrepared(true);
  useEffect(() => {
    if (!isRestored || isReady) return;
    let isCurrent = true;
    const preparing = preparations.get(store) ?? prepareRows(store.getState());
    preparations.set(store, preparing);
    void preparing.then(() => {
      if (isCurrent) startTransition(() => setIsPrepared(true));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, isRestored, isReady]);
  return isReady;
}
