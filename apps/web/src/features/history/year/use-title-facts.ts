import { isTitleKey, parseTitleKey, type TitleKey } from '@marquee/core';
import type { TitleSummary } from '@marquee/tmdb';
import { useEffect, useState } from 'react';
import { LOOK_UP_BATCH, lookUpTitle } from '../../../shared/api';
import { useAppDispatch, useAppStore, type AppState } from '../../../shared/store';
import { snapshotsSaved } from '../../../shared/store/snapshots.slice';

/** Maximum number of titles looked up per visit, the most watched first. */
const MOST = 240;
/** Number of titles stored at once: each time the figures are recomputed. */
const STORED_TOGETHER = 30;

const missingOf = ({ snapshots: { titles } }: AppState, keys: readonly TitleKey[]): TitleKey[] =>
  keys.filter((key) => !titles[key]?.people).slice(0, MOST);

/**
 * Fetches cast and crew of titles if they are not stored yet.
 *
 * @returns the number of titles still to be fetched
 */
export function useTitleFacts(keys: readonly TitleKey[], isReady: boolean): number {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState(0);
  const wanted = keys.join();
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const missing = missingOf(store.getState(), wanted.split(',').filter(isTitleKey));
    async function lookUp(): Promise<void> {
      let found: TitleSummary[] = [];
      for (let from = 0; from < missing.length && isCurrent; from += LOOK_UP_BATCH) {
        setLeft(missing.length - from);
        const batch = missing.slice(from, from + LOOK_UP_BATCH).flatMap((key) => parseTitleKey(key) ?? []);
        const answers = await Promise.all(batch.map((title) => lookUpTitle(dispatch, title, { hasPeople: true })));
        found.push(...answers.filter((answer) => typeof answer === 'object'));
        const isLast = from + LOOK_UP_BATCH >= missing.length;
        if (found.length >= STORED_TOGETHER || isLast) {
          if (found.length > 0) dispatch(snapshotsSaved(found, Date.now()));
          found = [];
        }
        // All requests failed, so the rest would fail as well.
        if (answers.every((answer) => answer === 'failed')) break;
      }
      if (isCurrent) setLeft(0);
    }
    void lookUp();
    return () => {
      isCurrent = false;
    };
  }, [store, dispatch, wanted, isReady]);
  return left;
}
