import type { TitleKey } from '../media';
import { diversify, recommend } from './recommend';
import type { Candidate, Recommendation, RecommendationInput } from './types';
import { chooseSeeds } from './weigh';

/** A row of few titles is no row. */
const FEWEST = 6;

export interface BecauseRow<Title extends Candidate = Candidate> {
  seed: { key: TitleKey; title: string };
  titles: Recommendation<Title>[];
}

/** How many rows, and how many titles each. */
interface RowSizes {
  rows: number;
  length: number;
}

/**
 * "Because you watched …": for each of the most telling titles what follows from it, the best first. No title stands in
 * two rows.
 */
export function becauseRows<Title extends Candidate>(
  input: RecommendationInput<Title>,
  { rows, length }: RowSizes,
): BecauseRow<Title>[] {
  const shown = new Set<TitleKey>();
  const found: BecauseRow<Title>[] = [];
  const best = recommend(input);
  const seen = new Set(input.people.flatMap((tastes) => tastes.flatMap(({ key, isSeen }) => (isSeen ? [key] : []))));
  for (const { key, title } of chooseSeeds(input.people, Number.MAX_SAFE_INTEGER, input.nowMs)) {
    if (found.length === rows) break;
    if (!seen.has(key) || title === '') continue;
    const named = new Set(
      input.lists.flatMap(({ source, titles }) =>
        'seed' in source && source.seed === key ? titles.map((each) => each.key) : [],
      ),
    );
    const own = best.filter((each) => named.has(each.title.key) && !shown.has(each.title.key));
    if (own.length < FEWEST) continue;
    const row = diversify(own, length);
    for (const each of row) shown.add(each.title.key);
    found.push({ seed: { key, title }, titles: row });
  }
  return found;
}
