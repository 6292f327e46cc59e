import { isRecord, problemKinds, type ProblemKind } from '@marquee/core';
import { activeProfile } from '../../../shared/store/profiles/active-profile';
import type { ReportSubject } from './report-subject';

export interface Draft {
  kind: ProblemKind | null;
  words: string;
}

const KEY = 'reportDrafts';

/** What was written and not sent yet, by subject. It ends with the tab, and with the next person who writes in it. */
interface Drafts {
  author: string;
  bySubject: Record<string, unknown>;
}

const keyOf = ({ title, episode }: ReportSubject): string => JSON.stringify([title, episode]);

/** @param username undefined for a guest */
const authorOf = (username: string | undefined): string => JSON.stringify([username ?? null, activeProfile()]);

function draftsOf(author: string): Drafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isRecord(stored) && stored.author === author && isRecord(stored.bySubject))
      return { author, bySubject: stored.bySubject };
  } catch {
    // Without storage, or with invalid data, nothing was kept.
  }
  return { author, bySubject: {} };
}

export function draftOf(subject: ReportSubject, username: string | undefined): Draft {
  const draft = draftsOf(authorOf(username)).bySubject[keyOf(subject)];
  if (!isRecord(draft) || typeof draft.words !== 'string') return { kind: null, words: '' };
  return { kind: problemKinds.find((kind) => kind === draft.kind) ?? null, words: draft.words };
}

/** @param draft undefined once it was sent */
export function keepDraft(subject: ReportSubject, username: string | undefined, draft: Draft | undefined): void {
  const { author, bySubject } = draftsOf(authorOf(username));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ author, bySubject: { ...bySubject, [keyOf(subject)]: draft } }));
  } catch {
    // Without session storage it is kept while the dialog is open.
  }
}
