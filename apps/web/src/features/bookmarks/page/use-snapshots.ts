import { isSnapshotFresh, titleKey } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { useEffect, useState } from 'react';
import { titleSummaryApi } from '../../../shared/api';
import { isNotFound } from '../../../shared/api/load-state';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../../shared/store';
import { selectSnapshots, snapshotsSaved } from '../../../shared/store/snapshots.slice';
import { typeResolved } from '../bookmarks';
import type { Target } from './filter-and-sort';

/** Titles asked for at once. */
const BATCH = 6;

type Answer = MediaItem | 'missing' | 'failed';

/** The title of a bookmark. Where an old entry knows no type, a film is looked for first, then a series. */
async function lookUp(dispatch: AppDispatch, { mediaId: id, mediaType }: Target): Promise<Answer> {
  for (const type of mediaType ? [mediaType] : (['movie', 'tv'] as const)) {
    const { data, error } = await dispatch(
      titleSummaryApi.endpoints.titleSummary.initiate({ mediaType: type, id }, { subscribe: false }),
    );
    if (data) return data;
    if (!isNotFound(error)) return 'failed';
  }
  return 'missing';
}

/**
 * Keeps the snapshots of the bookmarked titles fresh, in batches, and stores the types of old entries. Titles that have a
 * snapshot are never waited for; `retry` asks again for those that could not be reached.
 */
export function useSnapshots(targets: readonly Target[], isReady: boolean) {
  const dispatch = useAppDispatch();
  const snapshots = useAppSelector(selectSnapshots);
  const [problems, setProblems] = useState<ReadonlyMap<string, 'missing' | 'failed'>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const refs = targets
    .map(({ ref }) => ref)
    .sort()
    .join(' ');

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const startedMs = Date.now();
      const isStale = ({ mediaId, mediaType }: Target) =>
        !mediaType || !isSnapshotFresh(snapshots[titleKey(mediaType, mediaId)], startedMs);
      const waiting = targets.filter((target) => isStale(target) && !problems.has(target.ref));
      for (let from = 0; from < waiting.length && !signal.aborted; from += BATCH) {
        const batch = waiting.slice(from, from + BATCH);
        const answers = await Promise.all(
          batch.map(async (target) => ({ target, answer: await lookUp(dispatch, target) })),
        );
        if (controller.signal.aborted) return;
        const found = answers.flatMap(({ answer }) => (typeof answer === 'object' ? [answer] : []));
        dispatch(snapshotsSaved(found, Date.now()));
        for (const { target, answer } of answers) {
          if (typeof answer === 'object' && !target.mediaType)
            dispatch(typeResolved({ mediaId: target.mediaId, mediaType: answer.mediaType }));
        }
        setProblems(
          (before) =>
            new Map([
              ...before,
              ...answers.flatMap(({ target, answer }) =>
                typeof answer === 'object' ? [] : [[target.ref, answer] as const],
              ),
            ]),
        );
      }
    };
    void run();
    return () => {
      controller.abort();
    };
    // What is found is written here; only other titles and another attempt ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refs, attempt, isReady, dispatch]);

  const withProblem = (problem: 'missing' | 'failed') => targets.filter(({ ref }) => problems.get(ref) === problem);
  const isKnown = ({ mediaId, mediaType }: Target) =>
    mediaType !== undefined && snapshots[titleKey(mediaType, mediaId)] !== undefined;
  return {
    snapshots,
    /** Titles that the metadata service does not have any more, or never had. */
    missing: withProblem('missing').filter((target) => !isKnown(target)),
    /** Titles that could not be reached and of which nothing can be shown. */
    failed: withProblem('failed').filter((target) => !isKnown(target)),
    retry: () => {
      setProblems((before) => new Map([...before].filter(([, problem]) => problem !== 'failed')));
      setAttempt((count) => count + 1);
    },
  };
}
