import type { MediaType, TitleKey } from '../media';
import { genresOfMood, yearsOf, type Decade, type Mood } from './moods';
import { byScore, diversify } from './recommend';
import type { Candidate, Recommendation } from './types';

/** What somebody wants to watch tonight. */
export interface Evening {
  mediaType: MediaType;
  mood: Mood | null;
  decade: Decade | null;
}

/** A recommendation with the duration of the film, or of an episode; null if it is unknown. */
export type Timed<Title extends Candidate = Candidate> = Recommendation<Title> & { minutes: number | null };

/** Whether a title is of the type, the mood and the years. */
export function fitsEvening({ mediaType, genreIds, year }: Candidate, evening: Evening): boolean {
  if (mediaType !== evening.mediaType) return false;
  if (evening.mood !== null && !genresOfMood(evening.mood, mediaType).some((id) => genreIds.includes(id))) return false;
  if (evening.decade === null) return true;
  const { from, to } = yearsOf(evening.decade);
  return year !== null && year >= from && year <= to;
}

/**
 * Whether a title fits into the time; one of unknown duration does only if there is no limit.
 *
 * @param limit in minutes; null without a limit
 */
export const fitsTime = ({ minutes }: Pick<Timed, 'minutes'>, limit: number | null): boolean =>
  limit === null || (minutes !== null && minutes <= limit);

/** Number of titles that are suggested. */
const PICKS = 3;
/** Of three, none may be like another. */
const SAMENESS = 0.6;

/**
 * The best three that fit into the time, not too alike. Those of `shown` that are still among the recommendations keep their
 * places, so that refusing one replaces no other.
 *
 * @param minutes longest duration; null without a limit
 */
export function pickTitles<Title extends Candidate>(
  timed: readonly Timed<Title>[],
  minutes: number | null,
  shown: readonly TitleKey[] = [],
): Timed<Title>[] {
  const fitting = timed.filter((each) => fitsTime(each, minutes));
  const kept = shown.map((key) => fitting.find(({ title }) => title.key === key));
  const others = diversify(fitting, PICKS + shown.length, SAMENESS).filter((each) => !kept.includes(each));
  const places = Array.from({ length: PICKS }, (_, place) => kept[place] ?? others.shift());
  return places.filter((each) => each !== undefined);
}

export interface DoubleBill<Title extends Candidate = Candidate> {
  first: Timed<Title> & { minutes: number };
  second: Timed<Title> & { minutes: number };
}

/** Between the two. */
export const BREAK_MIN = 15;

const isTimed = <Title extends Candidate>(each: Timed<Title>): each is Timed<Title> & { minutes: number } =>
  each.minutes !== null;

/** The best two that fit into the time with a break, the shorter one first; null if no two do. */
export function doubleBill<Title extends Candidate>(
  timed: readonly Timed<Title>[],
  minutes: number,
): DoubleBill<Title> | null {
  let best: { bill: DoubleBill<Title>; score: number } | null = null;
  const ordered = timed.filter(isTimed).sort(byScore);
  for (const [at, one] of ordered.entries())
    for (const other of ordered.slice(at + 1)) {
      const score = one.score + other.score;
      if (one.minutes + BREAK_MIN + other.minutes > minutes || (best && score <= best.score)) continue;
      best = {
        bill: one.minutes <= other.minutes ? { first: one, second: other } : { first: other, second: one },
        score,
      };
    }
  return best?.bill ?? null;
}

/** A surprise is one of this many of the best. */
const SURPRISE_FROM = 40;

/**
 * One of the best by chance, the better the likelier; null if there is none.
 *
 * @param shown titles that were a surprise before
 * @param random at least 0 and less than 1
 */
export function surprise<Item extends Recommendation>(
  recommendations: readonly Item[],
  shown: ReadonlySet<TitleKey>,
  random: number,
): Item | null {
  const best = [...recommendations]
    .sort(byScore)
    .filter(({ title }) => !shown.has(title.key))
    .slice(0, SURPRISE_FROM);
  let left = (random * (best.length * (best.length + 1))) / 2;
  for (const [at, each] of best.entries()) {
    left -= best.length - at;
    if (left < 0) return each;
  }
  return best.at(-1) ?? null;
}
