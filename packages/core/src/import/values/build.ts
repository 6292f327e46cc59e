import {
  problem,
  type EpisodeRef,
  type ImportProblem,
  type NoteRecord,
  type RatingRecord,
  type ReadItem,
  type SourceLine,
  type TitleRef,
  type WatchingRecord,
} from '../records';
import { epochTime, parseIsoTime, type WhenKnown } from './dates';
import { textOf } from './fields';
import { isUnrated, parseRating } from './ratings';

/** The fields that most records start with. */
export interface Subject {
  title: TitleRef;
  episode?: EpisodeRef;
  source: SourceLine;
}

const NO_IDS = {};

export const episodeRef = (known: Partial<EpisodeRef>): EpisodeRef => ({
  season: null,
  number: null,
  absolute: null,
  title: '',
  ids: NO_IDS,
  ...known,
});

/** Parses a time in any of the forms that JSON exports use. */
function timeOf(value: unknown): WhenKnown | null {
  return typeof value === 'number' ? epochTime(value) : parseIsoTime(textOf(value));
}

export const msOf = (value: unknown): number | null => timeOf(value)?.ms ?? null;

/** Values that stand for "no date", zeros included. */
const isNoDate = (text: string): boolean => /^(?:|null|none|unknown|n\/a|-|0000-00-00.*)$/i.test(text);

/** The problem to report when a date is present but cannot be read. */
const dateProblems = (value: unknown, when: unknown, source: SourceLine): ImportProblem[] =>
  when !== null || isNoDate(textOf(value)) ? [] : [problem('unknown_date', source, textOf(value))];

/** A watching, plus a problem if its date cannot be read. */
export function* watching(
  { title, episode, source }: Subject,
  date: unknown,
  more: Pick<WatchingRecord, 'times' | 'isThrough'> = {},
): Generator<ReadItem> {
  const when = timeOf(date);
  yield {
    kind: 'watching',
    title,
    source,
    watchedAt: when?.ms ?? null,
    ...(episode && { episode }),
    ...(when?.isDayOnly && { isDayOnly: true as const }),
    ...more,
  };
  yield* dateProblems(date, when, source);
}

/** A rating out of `best`, if present, plus a problem if it is not a whole number of half stars. */
export function* rating(
  { title, episode, source }: Subject,
  value: unknown,
  ratedAt: number | null,
  best: 5 | 10 | 100 = 10,
): Generator<RatingRecord | ImportProblem> {
  const text = textOf(value);
  if (isUnrated(text)) return;
  const read = parseRating(text, best);
  if (!read) {
    yield problem('bad_rating', source, text);
    return;
  }
  yield { kind: 'rating', title, source, rating: read.rating, ratedAt, ...(episode && { episode }) };
  if (read.isRounded) yield problem('rounded_rating', source, text);
}

/** A note, if present. */
export function* note(
  { title, episode, source }: Subject,
  value: unknown,
  writtenAt: number | null,
  hasSpoilers = false,
): Generator<NoteRecord> {
  const text = textOf(value);
  if (text !== '') yield { kind: 'note', title, source, text, hasSpoilers, writtenAt, ...(episode && { episode }) };
}
