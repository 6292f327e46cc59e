import type { ProblemKind } from '@marquee/core';
import type { ReportSubject } from './report-subject';

export interface Draft {
  kind: ProblemKind | null;
  words: string;
}

/** What was written and not sent yet, by subject: until the page is left, so that no other person finds it. */
const drafts = new Map<string, Draft>();

const keyOf = ({ title, episode }: ReportSubject): string => JSON.stringify([title, episode]);

export const draftOf = (subject: ReportSubject): Draft => drafts.get(keyOf(subject)) ?? { kind: null, words: '' };
export const keepDraft = (subject: ReportSubject, draft: Draft): void => void drafts.set(keyOf(subject), draft);
export const dropDraft = (subject: ReportSubject): void => void drafts.delete(keyOf(subject));
