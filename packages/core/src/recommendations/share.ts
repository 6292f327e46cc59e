import type { TitleKey } from '../media';
import { compareText } from '../text/compare-text';
import type { TitleTaste } from './types';
import { weightOf } from './weigh';

/** Enough to recommend by, and not a whole diary. */
const SHARED_TITLES = 300;

/** What another profile is told of a taste: the titles that say most, and of all others no more than which are out of the question. */
export interface SharedTaste {
  titles: TitleTaste[];
  /** Seen, or not interesting. */
  closed: TitleKey[];
}

export function shareTaste(tastes: readonly TitleTaste[], hidden: readonly TitleKey[], nowMs: number): SharedTaste {
  const titles = tastes
    .map((taste) => ({ taste, weight: Math.abs(weightOf(taste, nowMs)) }))
    .sort((a, b) => b.weight - a.weight || compareText(a.taste.key, b.taste.key))
    .slice(0, SHARED_TITLES)
    .map(({ taste }) => taste);
  const told = new Set(titles);
  const seen = tastes.filter((taste) => taste.isSeen && !told.has(taste)).map(({ key }) => key);
  return { titles, closed: [...new Set([...seen, ...hidden])].sort(compareText) };
}
