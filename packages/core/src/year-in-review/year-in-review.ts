import type { DayOf } from '../history/diary';
import type { WatchHistory } from '../history/types';
import { titleKey, type TitleKey } from '../media';
import { playedKeyOf, type PlayRecord } from '../plays/plays';
import type { Rating } from '../ratings';
import type { SnapshotPerson, TitleSnapshots } from '../snapshots';
import { findLive, type Entries } from '../sync/merge-entries';
import { minutesOf } from './minutes';
import { Ranking, type Ranked } from './ranking';
import { longestStreak, type Streak } from './streak';

/** Maximum length of the lists. */
const TOP = 10;

export interface ReviewedTitle {
  key: TitleKey;
  title: string;
  year: number | null;
}
export interface DatedTitle extends ReviewedTitle {
  day: string;
}
export interface RatedReview extends ReviewedTitle {
  /** 1 to 10. */
  rating: number;
}
export interface RewatchedTitle extends ReviewedTitle {
  /** Number of plays so far; for a series, those of its most watched episode. */
  times: number;
}

/** What was watched in a month, or in a year if all years are reviewed. */
export interface ReviewedPeriod {
  /** `YYYY-MM` or `YYYY`. */
  period: string;
  plays: number;
  minutes: number;
}

export interface YearInReview {
  movies: number;
  episodes: number;
  /** Number of different series among the episodes. */
  series: number;
  minutes: number;
  /** Plays of unknown duration, which are missing from the minutes. */
  playsWithoutLength: number;
  /** Number of plays by day, `YYYY-MM-DD`. */
  days: Map<string, number>;
  streak: Streak | null;
  first: DatedTitle | null;
  last: DatedTitle | null;
  /** The months of the year, or all years from the first to the last. */
  periods: ReviewedPeriod[];
  /** TMDB ids. */
  genres: Ranked<number>[];
  /** First years of decades, e.g. 1990. */
  decades: Ranked<number>[];
  /** ISO 3166-1 codes. */
  countries: Ranked<string>[];
  /** People who appear in more than one title. */
  people: Ranked<SnapshotPerson>[];
  bestRated: RatedReview[];
  rewatched: RewatchedTitle[];
  /** Every title of the period, most watched first. */
  titles: TitleKey[];
}

interface YearInReviewInput {
  plays: readonly PlayRecord[];
  /** A calendar year; null for all years, including plays without a date. */
  year: number | null;
  dayOf: DayOf;
  history: WatchHistory;
  snapshots: TitleSnapshots;
  ratings: Entries<Rating>;
}

const named = ({ mediaType, id, title, year }: PlayRecord): ReviewedTitle => ({
  key: titleKey(mediaType, id),
  title,
  year,
});

function emptyPeriods(year: number | null, days: readonly string[]): string[] {
  if (year !== null) return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
  const years = days.map((day) => Number(day.slice(0, 4)));
  if (years.length === 0) return [];
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** A film or an episode with what its plays have in common. */
interface PlayedPart {
  /** Number of plays up to the end of the year. */
  times: number;
  minutes: number | null;
  title: ReviewedTitle;
}

interface PlayOfYear {
  play: PlayRecord;
  part: PlayedPart;
  day: string | null;
}

/** Plays per step: a few milliseconds on a slow device. */
const PLAYS_A_STEP = 200;

/** The plays of the year with their days. */
function* playsOfYear({
  plays,
  year,
  dayOf,
  history,
  snapshots,
}: YearInReviewInput): Generator<undefined, PlayOfYear[]> {
  const parts = new Map<string, PlayedPart>();
  const chosen: PlayOfYear[] = [];
  for (const [index, play] of plays.entries()) {
    if (index % PLAYS_A_STEP === 0) yield;
    const day = play.watchedAt === null ? null : dayOf(play.watchedAt);
    const played = day === null ? null : Number(day.slice(0, 4));
    if (year !== null && played !== null && played > year) continue;
    const key = playedKeyOf(play.key);
    let part = parts.get(key);
    if (!part) {
      part = { times: 0, minutes: minutesOf(play, history, snapshots), title: named(play) };
      parts.set(key, part);
    }
    part.times += 1;
    if (year === null || played === year) chosen.push({ play, part, day });
  }
  return chosen;
}

function rankTitles(titles: readonly ReviewedTitle[], snapshots: TitleSnapshots) {
  const genres = new Ranking<number>();
  const decades = new Ranking<number>();
  const countries = new Ranking<string>();
  const people = new Ranking<SnapshotPerson, number>();
  for (const { key, year } of titles) {
    const snapshot = snapshots[key];
    const of = snapshot?.year ?? year;
    if (of !== null) decades.add(Math.floor(of / 10) * 10, Math.floor(of / 10) * 10);
    for (const id of snapshot?.genreIds ?? []) genres.add(id, id);
    for (const code of snapshot?.countries ?? []) countries.add(code, code);
    for (const person of snapshot?.people ?? []) people.add(person.id, person);
  }
  return {
    genres: genres.top(TOP),
    decades: decades.top(TOP),
    countries: countries.top(TOP),
    people: people.top(TOP, 2),
  };
}

/** Computes the review of a year, or of all years, from the log of plays in steps, because a long log takes a while. */
export function* reviewSteps(input: YearInReviewInput): Generator<undefined, YearInReview> {
  const { year, snapshots, ratings } = input;
  const chosen = yield* playsOfYear(input);
  const dated = chosen.flatMap(({ day }) => day ?? []);
  const periods = new Map(emptyPeriods(year, dated).map((period) => [period, { period, plays: 0, minutes: 0 }]));
  const days = new Map<string, number>();
  const titles = new Map<TitleKey, ReviewedTitle & { plays: number; times: number }>();
  let [movies, minutes, playsWithoutLength] = [0, 0, 0];
  let first: { play: PlayRecord; day: string } | null = null;
  let last: { play: PlayRecord; day: string } | null = null;

  for (const [index, { play, part, day }] of chosen.entries()) {
    if (index % PLAYS_A_STEP === 0) yield;
    const length = part.minutes;
    if (play.mediaType === 'movie') movies += 1;
    if (length === null) playsWithoutLength += 1;
    else minutes += length;
    const { key } = part.title;
    let title = titles.get(key);
    if (!title) {
      title = { ...part.title, plays: 0, times: 0 };
      titles.set(key, title);
    }
    title.plays += 1;
    title.times = Math.max(title.times, part.times);
    if (day === null) continue;
    days.set(day, (days.get(day) ?? 0) + 1);
    const period = periods.get(day.slice(0, year === null ? 4 : 7));
    if (period) {
      period.plays += 1;
      period.minutes += length ?? 0;
    }
    const at = play.watchedAt ?? 0;
    if (!first || at < (first.play.watchedAt ?? 0)) first = { play, day };
    if (!last || at >= (last.play.watchedAt ?? 0)) last = { play, day };
  }

  const all = [...titles.values()].sort((a, b) => b.plays - a.plays);
  const rated = all.flatMap(({ key, title, year: of }): RatedReview[] => {
    const entry = findLive(ratings, key);
    return entry ? [{ key, title, year: of, rating: entry.value.rating }] : [];
  });
  return {
    movies,
    episodes: chosen.length - movies,
    series: all.filter(({ key }) => key.startsWith('tv:')).length,
    minutes,
    playsWithoutLength,
    days,
    streak: longestStreak(days.keys()),
    first: first && { ...named(first.play), day: first.day },
    last: last && { ...named(last.play), day: last.day },
    periods: [...periods.values()],
    ...rankTitles(all, snapshots),
    bestRated: rated.sort((a, b) => b.rating - a.rating).slice(0, TOP),
    rewatched: all
      .filter((title) => title.times > 1)
      .sort((a, b) => b.times - a.times)
      .slice(0, TOP)
      .map(({ key, title, year: of, times: count }) => ({ key, title, year: of, times: count })),
    titles: all.map(({ key }) => key),
  };
}

/** Runs all steps at once. */
export function yearInReview(input: YearInReviewInput): YearInReview {
  const steps = reviewSteps(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
