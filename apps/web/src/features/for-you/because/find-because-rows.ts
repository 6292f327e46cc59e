import type { TitleKey } from '@marquee/core';
import type { Reason } from '@marquee/core/recommendations';
import type { AppAccess } from '../recommender/app-access';
import type { ForYouTitle } from '../recommender/for-you-title';
import { gatherCandidates, type Planner } from '../recommender/gather-candidates';
import { itemsOf, questionOf } from '../recommender/question';

const SIZES = { rows: 5, length: 15 };
/** Some lead to too few titles for a row. */
const SEEDS = 8;

export interface RecommendedTitle {
  item: ForYouTitle;
  reasons: readonly Reason[];
}

/** "Because you watched …". */
export interface ShownRow {
  key: TitleKey;
  title: string;
  titles: RecommendedTitle[];
}

/** Home's rows; none if nothing is known of the person. */
export async function findBecauseRows(planner: Planner, app: AppAccess): Promise<ShownRow[]> {
  const { records, now } = app.services;
  await records.settled();
  await planner.open(records.profile);
  const nowMs = now();
  const options = { companion: null, nowMs, seeds: SEEDS, topics: 0 };
  const { lists, facts } = await gatherCandidates(app.store.dispatch, planner, options);
  const question = questionOf(app, { companion: null, lists, facts, nowMs });
  const items = itemsOf(lists);
  return (await planner.becauseRows(question, SIZES)).map(({ seed, titles }) => ({
    ...seed,
    titles: titles.flatMap(({ title, reasons }) => {
      const item = items.get(title.key);
      return item ? [{ item, reasons }] : [];
    }),
  }));
}
