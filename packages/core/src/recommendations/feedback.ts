import { DAY_MS, type TitleKey } from '../media';
import { alike } from './alike';
import type { Candidate, Feedback } from './types';

/** More would say nothing new. */
const FEEDBACK_LIMIT = 100;
/** "Not this" is about the evening, and is forgotten; "Less of this" lasts. */
const NOT_THIS_MS = 30 * DAY_MS;
const strengths: Record<Feedback['kind'], number> = { not: 0.15, less: 0.3 };

const isCurrent = ({ kind, atMs }: Feedback, nowMs: number): boolean => kind === 'less' || nowMs - atMs < NOT_THIS_MS;

/** The list with one more answer about a title, which replaces an earlier one; the latest first. */
export const withFeedback = (list: readonly Feedback[], feedback: Feedback): Feedback[] =>
  [feedback, ...list.filter(({ key }) => key !== feedback.key)].slice(0, FEEDBACK_LIMIT);

export const withoutFeedback = (list: readonly Feedback[], key: TitleKey): Feedback[] =>
  list.filter((feedback) => feedback.key !== key);

/** Titles that somebody does not want to see at the moment. */
export const refusedTitles = (list: readonly Feedback[], nowMs: number): Set<TitleKey> =>
  new Set(list.filter((feedback) => isCurrent(feedback, nowMs)).map(({ key }) => key));

/** What being like refused titles costs, from 0 to 1. */
export function penaltyOf(title: Candidate, list: readonly Feedback[], nowMs: number): number {
  let kept = 1;
  for (const feedback of list)
    if (isCurrent(feedback, nowMs)) kept *= 1 - strengths[feedback.kind] * alike(title, feedback) ** 2;
  return 1 - kept;
}
