import { isoDay } from '@marquee/core';
import { unitHash } from '../../build/hash';
import type { PersonRecord } from '../../build/people';
import { popularityOf } from '../../build/standing';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import { dayStart, weekStart } from './calendar';

export type TrendingWindow = 'day' | 'week';

/** How far chance can raise a title above its popularity: a day's list changes more than a week's. */
const LIFT: Record<TrendingWindow, number> = { day: 0.6, week: 0.4 };
const RECENT_MS = 400 * 86_400_000;
const RECENT_BONUS = 0.7;

const seedOf = (now: Date, window: TrendingWindow): string =>
  `${window} ${isoDay(window === 'day' ? dayStart(now) : weekStart(dayStart(now)))}`;

/** Gumbel noise on the logarithm of popularity draws without replacement, popular rows more often. */
const draw = (seed: string, key: string, popularity: number, window: TrendingWindow): number =>
  Math.log(1 + popularity) - LIFT[window] * Math.log(-Math.log(unitHash(`${seed} ${key}`)));

function ranked<Row>(rows: readonly Row[], score: (row: Row) => number): Row[] {
  return rows
    .map((row) => ({ row, score: score(row) }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/**
 * Released titles in a random order weighted by popularity and recency. The seed is the UTC day (or the week from
 * Monday), so the list is the same for everyone and changes with it.
 */
export function trendingTitles(
  { store, now }: Context,
  mediaTypes: readonly TitleRecord['mediaType'][],
  window: TrendingWindow,
): TitleRecord[] {
  const seed = seedOf(now, window);
  const today = dayStart(now);
  const titles: TitleRecord[] = [];
  if (mediaTypes.includes('movie')) titles.push(...store.movies);
  if (mediaTypes.includes('tv')) titles.push(...store.series);
  return ranked(
    titles.filter(({ dateMs }) => dateMs <= today),
    (record) =>
      draw(seed, record.key, record.popularity, window) + (record.dateMs > today - RECENT_MS ? RECENT_BONUS : 0),
  );
}

export function trendingPeople({ store, now }: Context, window: TrendingWindow): PersonRecord[] {
  const seed = seedOf(now, window);
  return ranked(store.people().all(), (person) => draw(seed, `person:${person.id}`, popularityOf(person), window));
}
