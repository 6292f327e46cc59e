import { titleKey, type TitleSnapshots } from '@marquee/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LOOK_UP_BATCH, lookUpTitle, type LookUpProblem } from '../../../shared/api';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectAreSnapshotsLoaded, selectSnapshots, snapshotsSaved } from '../../../shared/store/snapshots.slice';
import type { BookmarkFilters, Target } from './filter-and-sort';
import { typesFound } from './types-found';

/** Whether the list needs missing data of a title: its type, its name, or the rating to sort by. */
const needsLookUp = ({ mediaId, mediaType, title }: Target, snapshots: TitleSnapshots, sort: BookmarkFilters['sort']) =>
  mediaType === undefined ||
  (snapshots[titleKey(mediaType, mediaId)] === undefined && (title === undefined || sort === 'rating'));

/**
 * Looks up titles of the list, on screen or not, a few at a time. One run continues through all changes of the list and
 * requests each title once; `retry` requests failed ones again.
 */
export function useLookUp(targets: readonly Target[], sort: BookmarkFilters['sort']) {
  const dispatch = useAppDispatch();
  const snapshots = useAppSelector(selectSnapshots);
  const isLoaded = useAppSelector(selectAreSnapshotsLoaded);
  const [problems, setProblems] = useState<ReadonlyMap<string, LookUpProblem>>(new Map());
  const asked = useRef(new Set<string>());
  const needed = useRef<readonly Target[]>([]);
  const isRunning = useRef(false);
  const isMounted = useRef(false);

  const unknown = useMemo(
    () => (isLoaded ? targets.filter((target) => needsLookUp(target, snapshots, sort)) : []),
    [targets, snapshots, sort, isLoaded],
  );

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    needed.current = unknown;
    const nextBatch = () => needed.current.filter(({ ref }) => !asked.current.has(ref)).slice(0, LOOK_UP_BATCH);
    const run = async () => {
      isRunning.current = true;
      for (let batch = nextBatch(); batch.length > 0 && isMounted.current; batch = nextBatch()) {
        for (const { ref } of batch) asked.current.add(ref);
        const answers = await Promise.all(
          batch.map(({ mediaId: id, mediaType }) => lookUpTitle(dispatch, { id, mediaType })),
        );
        const found = answers.filter((answer) => typeof answer === 'object');
        if (found.length > 0) dispatch(snapshotsSaved(found, Date.now()));
        const typed = answers.flatMap((answer, index) =>
          typeof answer === 'object' && !batch[index]?.mediaType ? [answer] : [],
        );
        if (typed.length > 0) dispatch(typesFound(typed));
        const news = batch.flatMap(({ ref }, index) => {
          const answer = answers[index];
          return typeof answer === 'string' ? [[ref, answer] as const] : [];
        });
        if (news.length > 0) setProblems((before) => new Map([...before, ...news]));
      }
      isRunning.current = false;
    };
    if (!isRunning.current) void run();
  }, [unknown, problems, dispatch]);

  const { missing, failed } = useMemo(() => {
    const withProblem = (problem: LookUpProblem) =>
      problems.size === 0
        ? []
        : unknown.filter(({ ref, title }) => title === undefined && problems.get(ref) === problem);
    return { missing: withProblem('missing'), failed: withProblem('failed') };
  }, [unknown, problems]);
  return {
    snapshots,
    /** Titles that TMDB does not have (any more) and that cannot be shown. */
    missing,
    /** Titles whose lookup failed. */
    failed,
    retry: () => {
      for (const [ref, problem] of problems) if (problem === 'failed') asked.current.delete(ref);
      setProblems((before) => new Map([...before].filter(([, problem]) => problem !== 'failed')));
    },
  };
}
