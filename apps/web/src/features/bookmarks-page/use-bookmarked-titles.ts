import type { MediaItem } from '@marquee/tmdb';
import { useEffect, useState } from 'react';
import { titleSummaryApi } from '../../shared/api';
import { useAppDispatch, type AppDispatch } from '../../shared/store';
import type { Target } from './arrange';

/** Titles asked for at once. */
const BATCH = 6;

type Answer = MediaItem | 'missing' | 'failed';
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** The title of a bookmark. Where an old entry knows no type, a film is looked for first, then a series. */
async function lookUp(dispatch: AppDispatch, { mediaId: id, mediaType }: Target): Promise<Answer> {
  for (const type of mediaType ? [mediaType] : (['movie', 'tv'] as const)) {
    const { data, error } = await dispatch(
      titleSummaryApi.endpoints.titleSummary.initiate({ mediaType: type, id }, { subscribe: false }),
    );
    if (data) return data;
    if (!isMissing(error)) return 'failed';
  }
  return 'missing';
}

/** What the bookmarked titles are, looked up in batches; `retry` asks again for those that failed. */
export function useBookmarkedTitles(targets: readonly Target[]) {
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const refs = targets.map(({ ref }) => ref).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const waiting = targets.filter(({ ref }) => !answers.has(ref));
      for (let from = 0; from < waiting.length && isCurrent; from += BATCH) {
        const batch = waiting.slice(from, from + BATCH);
        const found = await Promise.all(
          batch.map(async (target) => [target.ref, await lookUp(dispatch, target)] as const),
        );
        if (isCurrent) setAnswers((before) => new Map([...before, ...found]));
      }
    };
    void run();
    return () => {
      isCurrent = false;
    };
    // The answers are written here; only new titles and another attempt ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refs, attempt, dispatch]);

  const titles = new Map<string, MediaItem>();
  for (const [ref, answer] of answers) if (typeof answer === 'object') titles.set(ref, answer);
  return {
    titles,
    isLoading: targets.some(({ ref }) => !answers.has(ref)),
    isFailed: targets.some(({ ref }) => answers.get(ref) === 'failed'),
    retry: () => {
      setAnswers((before) => new Map([...before].filter(([, answer]) => answer !== 'failed')));
      setAttempt((count) => count + 1);
    },
  };
}
