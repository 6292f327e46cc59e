import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { logWarning } from '../../../shared/lib/browser/log-warning';
import { useAppSelector, useAppStore, useIsRestored, useServices } from '../../../shared/store';
import { selectOwnServices } from '../../../shared/store/own-services';
import { selectNotInterested } from '../../../shared/store/not-interested';
import { useFeedback } from '../for-you-store';
import { connectRecommender } from '../recommender/connect-recommender';
import type { Companion } from '../recommender/gather-candidates';
import type { Connect } from '../recommender/with-planner';
import type { EveningChoices } from './evening-choices';
import { TitleFinder, type FoundTitles } from './find-titles';

/** A finder with a worker of its own for each attempt, which ends with the page; empty until what is kept has been read. */
function useFinder(
  connect: Connect,
  isRestored: boolean,
  attempt: number,
  onFailure: (attempt: number) => void,
): RefObject<TitleFinder | null> {
  const store = useAppStore();
  const services = useServices();
  const finder = useRef<TitleFinder | null>(null);
  useEffect(() => {
    if (!isRestored) return;
    const ended = new AbortController();
    const planner = connect(ended.signal, (error) => {
      logWarning('Suggestions could not be worked out.', error);
      onFailure(attempt);
    });
    finder.current = new TitleFinder({ store, services }, planner);
    return () => ended.abort();
  }, [store, services, isRestored, connect, attempt, onFailure]);
  return finder;
}

export interface FoundForEvening {
  /** Those of the choice before while others are looked for; null at first. */
  found: FoundTitles | null;
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Answer {
  question: object;
  /** What was found, if need be for a question before; null if nothing ever was. */
  found: FoundTitles | null;
  hasFailed: boolean;
}

/** Titles for an evening; found again after every choice and every answer of the visitor's. */
export function useFoundTitles(
  choices: EveningChoices,
  companion: Companion | null,
  connect: Connect = connectRecommender,
): FoundForEvening {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The attempt whose worker could not run. */
  const [broken, setBroken] = useState<number | null>(null);
  const isRestored = useIsRestored();
  const finder = useFinder(connect, isRestored, attempt, setBroken);
  const feedback = useFeedback();
  const ownServices = useAppSelector(selectOwnServices);
  const notInterested = useAppSelector(selectNotInterested);
  const { mediaType, mood, decade, minutes, isPlayableOnly } = choices;
  const question = useMemo(
    () => ({
      query: { mediaType, mood, decade, minutes, isPlayableOnly, ownServices },
      companion,
      // Each may change what is found.
      known: [feedback, notInterested, attempt],
    }),
    [mediaType, mood, decade, minutes, isPlayableOnly, ownServices, companion, feedback, notInterested, attempt],
  );
  useEffect(() => {
    if (!isRestored || !finder.current) return;
    let isCurrent = true;
    finder.current.find(question.query, question.companion).then(
      (found) => {
        if (isCurrent) setAnswer({ question, found, hasFailed: false });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        logWarning('Suggestions could not be found.', error);
        setAnswer((before) => ({ question, found: before?.found ?? null, hasFailed: true }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [finder, isRestored, question]);
  const isAnswered = answer?.question === question;
  const isBroken = broken === attempt;
  return {
    found: answer?.found ?? null,
    isBusy: !isAnswered && !isBroken,
    hasFailed: isBroken || (isAnswered && answer.hasFailed),
    retry: () => setAttempt((now) => now + 1),
  };
}
