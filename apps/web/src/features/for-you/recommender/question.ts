import type { CandidateList, SharedTaste } from '@marquee/core/recommendations';
import { forYouStoreOf } from '../for-you-store';
import type { AppAccess } from './app-access';
import { toCandidate, type ForYouTitle } from './for-you-title';
import type { Gathered } from './gather-candidates';
import { selectHiddenTitles } from './hidden-titles';

type Lists = readonly CandidateList<ForYouTitle>[];

interface Question {
  companion: SharedTaste | null;
  lists: Lists;
  facts: Gathered['facts'];
  nowMs: number;
}

/** What the worker is asked: with what the visitor has refused by now, and of each title what it needs. */
export const questionOf = ({ store, services }: AppAccess, { lists, ...rest }: Question) => ({
  ...rest,
  lists: lists.map(({ source, titles }) => ({ source, titles: titles.map(toCandidate) })),
  hidden: selectHiddenTitles(store.getState()),
  feedback: forYouStoreOf(services).getFeedback(),
});

/** The titles of lists by their key: answers of the worker have less of them. */
export const itemsOf = (lists: Lists): Map<string, ForYouTitle> =>
  new Map(lists.flatMap(({ titles }) => titles.map((item) => [item.key, item])));
