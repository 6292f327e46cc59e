import {
  problem,
  type EpisodeRef,
  type FavoriteRecord,
  type ImportProblem,
  type ListEntryRecord,
  type NoteRecord,
  type RatingRecord,
  type ReadItem,
  type SourceLine,
  type TitleRef,
  type WatchingRecord,
  type WatchlistRecord,
} from '../records';
import { plainText } from '../text/plain-text';
import { readDate, type DateRead } from './dates';
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

export const msOf = (value: unknown): number | null => readDate(value).when?.ms ?? null;

/** A line for a date that is there and cannot be read. */
function* dateProblem({ problem: code, text }: DateRead, source: SourceLine): Generator<ImportProblem> {
  if (code !== null) yield problem(code, source, text);
}

/** A watching, plus a problem if its date cannot be read. */
export function* watching(
  { title, episode, source }: Subject,
  date: unknown,
  more: Pick<WatchingRecord, 'rating' | 'times' | 'isThrough' | 'orSeries' | 'profile' | 'isLocalTime'> = {},
): Generator<ReadItem> {
  const read = readDate(date);
  yield {
    kind: 'watching',
    title,
    source,
    watchedAt: read.when?.ms ?? null,
    ...(episode && { episode }),
    ...(read.when?.isDayOnly && { isDayOnly: true as const }),
    ...more,
  };
  yield* dateProblem(read, source);
}

/** The rating of one viewing, for `watching`. */
export function viewingRating(value: unknown, best: 5 | 10 = 10): Pick<WatchingRecord, 'rating'> {
  const read = parseRating(textOf(value), best);
  return read ? { rating: read.rating } : {};
}

type Saved = Omit<WatchlistRecord, 'addedAt'> | Omit<FavoriteRecord, 'addedAt'> | Omit<ListEntryRecord, 'addedAt'>;

/** An entry of the watchlist, the favorites or a list, plus a problem if its date cannot be read. */
export function* saved(record: Saved, date: unknown): Generator<ReadItem> {
  const read = readDate(date);
  yield { ...record, addedAt: read.when?.ms ?? null };
  yield* dateProblem(read, record.source);
}

/** A rating out of `best`, if present, plus a problem if it is not a whole number of half stars. */
export function* rating(
  { title, episode, source }: Subject,
  value: unknown,
  date: unknown,
  best: 5 | 10 | 100 = 10,
): Generator<RatingRecord | ImportProblem> {
  const text = textOf(value);
  if (isUnrated(text)) return;
  const read = parseRating(text, best);
  if (!read) {
    yield problem('bad_rating', source, text);
    return;
  }
  const rated = readDate(date);
  const ratedAt = rated.when?.ms ?? null;
  yield { kind: 'rating', title, source, rating: read.rating, ratedAt, ...(episode && { episode }) };
  if (read.isRounded) yield problem('rounded_rating', source, text);
  yield* dateProblem(rated, source);
}

/** A note, if present, without the HTML in which some sites keep it. */
export function* note(
  { title, episode, source }: Subject,
  value: unknown,
  date: unknown,
  hasSpoilers = false,
): Generator<NoteRecord | ImportProblem> {
  const text = plainText(textOf(value));
  if (text === '') return;
  const written = readDate(date);
  const writtenAt = written.when?.ms ?? null;
  yield { kind: 'note', title, source, text, hasSpoilers, writtenAt, ...(episode && { episode }) };
  yield* dateProblem(written, source);
}
