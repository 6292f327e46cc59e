import { DAY_MS, type TitleKey } from '../media';
import { compareText } from '../text/compare-text';
import type { FactsByTitle, Named, TitleTaste, Topic } from './types';

/** A rating in the middle of the scale says nothing. */
const NEUTRAL_RATING = 5.5;
/** How much somebody likes what they watched, marked or listed without a rating. */
const UNRATED = 0.35;
const LISTED = 0.2;
const FAVORITE = 0.5;
const REWATCHED = 0.2;
/** What was watched a year ago counts half as much as what is new, apart from a part that never fades. */
const HALF_LIFE_MS = 365 * DAY_MS;
const LASTING = 0.35;

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

/** 0 to 1: the more recent, the higher. What has no date counts as half a life old. */
export function recencyOf({ lastAtMs }: Pick<TitleTaste, 'lastAtMs'>, nowMs: number): number {
  const ageMs = lastAtMs === null ? HALF_LIFE_MS : Math.max(0, nowMs - lastAtMs);
  return LASTING + (1 - LASTING) * 2 ** (-ageMs / HALF_LIFE_MS);
}

/** How much somebody likes a title, from −1 to 1. Grows with the rating. */
function likingOf({ rating, isSeen, isListed, isFavorite, isRewatched }: TitleTaste): number {
  const plain = isSeen ? UNRATED : isListed ? LISTED : 0;
  const rated = rating === null ? plain : (rating - NEUTRAL_RATING) / (10 - NEUTRAL_RATING);
  return clamp(rated + (isFavorite ? FAVORITE : 0) + (isRewatched ? REWATCHED : 0));
}

/** How much a title says about what to watch next, from −1 to 1. */
export const weightOf = (taste: TitleTaste, nowMs: number): number => likingOf(taste) * recencyOf(taste, nowMs);

export interface Seed {
  key: TitleKey;
  title: string;
  weight: number;
}

/** Weight of a title for all of the people: what another one likes as well counts for more. */
function jointWeights(people: readonly (readonly TitleTaste[])[], nowMs: number): Map<TitleKey, Seed> {
  const seeds = new Map<TitleKey, Seed>();
  for (const tastes of people)
    for (const taste of tastes) {
      const weight = weightOf(taste, nowMs);
      const known = seeds.get(taste.key);
      if (known) known.weight += weight;
      else seeds.set(taste.key, { key: taste.key, title: taste.title, weight });
    }
  return seeds;
}

/** The titles to look for others like them: the most telling first, at most `count`. */
export function chooseSeeds(people: readonly (readonly TitleTaste[])[], count: number, nowMs: number): Seed[] {
  return [...jointWeights(people, nowMs).values()]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || compareText(a.key, b.key))
    .slice(0, count);
}

/** Fewer titles in common are chance. */
const FEWEST_IN_COMMON = 2;

/** The people and the keywords that liked titles have in common, of each the `count` that say most. */
export function chooseTopics(
  people: readonly (readonly TitleTaste[])[],
  facts: FactsByTitle,
  { count, nowMs }: { count: number; nowMs: number },
): Topic[] {
  const topics = new Map<string, { topic: Topic; weight: number; titles: number }>();
  for (const { key, weight } of [...jointWeights(people, nowMs).values()].sort((a, b) => compareText(a.key, b.key))) {
    const known = weight > 0 ? facts[key] : undefined;
    if (!known) continue;
    const named = (kind: Topic['kind'], all: readonly Named[]) =>
      all.map(({ id, name }): Topic => ({ kind, id, name }));
    for (const topic of [...named('person', known.people), ...named('keyword', known.keywords)]) {
      const sum = topics.get(`${topic.kind} ${topic.id}`) ?? { topic, weight: 0, titles: 0 };
      topics.set(`${topic.kind} ${topic.id}`, { ...sum, weight: sum.weight + weight, titles: sum.titles + 1 });
    }
  }
  const best = [...topics.values()]
    .filter(({ titles }) => titles >= FEWEST_IN_COMMON)
    .sort((a, b) => b.weight - a.weight || a.topic.id - b.topic.id);
  const of = (kind: Topic['kind']) => best.filter(({ topic }) => topic.kind === kind).slice(0, count);
  return [...of('person'), ...of('keyword')].map(({ topic }) => topic);
}
