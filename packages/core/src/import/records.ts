import type { MediaType } from '../media';

/** Ids of a title or an episode on other sites. */
export interface ExternalIds {
  imdb?: string;
  tmdb?: number;
  tvdb?: number;
  trakt?: number;
  mal?: number;
  simkl?: number;
}

/** A title as a file names it. */
export interface TitleRef {
  /** Null if the file does not say whether it is a film or a series. */
  mediaType: MediaType | null;
  title: string;
  year: number | null;
  ids: ExternalIds;
}

/** An episode, or a whole season if `number` and `absolute` are null. */
export interface EpisodeRef {
  season: number | null;
  number: number | null;
  /** Absolute number, counted through all seasons without specials. */
  absolute: number | null;
  title: string;
  ids: ExternalIds;
}

/** A location in a file: the line of a table, or the index in a JSON or XML list. Both start at 1. */
export interface SourceLine {
  file: string;
  line: number;
}

interface Common {
  title: TitleRef;
  source: SourceLine;
}

interface Viewed extends Common {
  /** Who watched it, where a file has what several people watched. */
  profile?: string;
  /** What `Name: Other name` means if nothing has that name: an episode of a series. */
  orSeries?: { title: TitleRef; episode: EpisodeRef };
}

/** A film, an episode, a season or (a series without `episode`) all of it, watched to its end. */
export interface WatchingRecord extends Viewed {
  kind: 'watching';
  episode?: EpisodeRef | undefined;
  /** Epoch milliseconds; null if unknown. */
  watchedAt: number | null;
  /** Only the day is known: `watchedAt` is noon UTC, which is the same day in nearly all time zones. */
  isDayOnly?: true | undefined;
  /** `watchedAt` is what the clock of the person's server showed, as if in UTC. */
  isLocalTime?: true;
  /** 1 to 10, if the file has a rating of this viewing and not only of the title. */
  rating?: number;
  /** Total number of watchings, if the file gives a count without every date. */
  times?: number;
  /** Every episode before this one was watched too. */
  isThrough?: true;
}

/** 1 to 10 (half stars out of five), for a title, a season or an episode. */
export interface RatingRecord extends Common {
  kind: 'rating';
  episode?: EpisodeRef | undefined;
  rating: number;
  ratedAt: number | null;
}

export interface WatchlistRecord extends Common {
  kind: 'watchlist';
  addedAt: number | null;
}

/** Of a title, a season or an episode. */
export interface FavoriteRecord extends Common {
  kind: 'favorite';
  episode?: EpisodeRef | undefined;
  addedAt: number | null;
}

/** A title in one of the person's lists. */
export interface ListEntryRecord extends Common {
  kind: 'list-entry';
  list: string;
  addedAt: number | null;
}

/** A review or a private note; of a title, a season or an episode. */
export interface NoteRecord extends Common {
  kind: 'note';
  episode?: EpisodeRef | undefined;
  text: string;
  hasSpoilers: boolean;
  writtenAt: number | null;
}

/** A resume position in a film or an episode. */
export interface ProgressRecord extends Viewed {
  kind: 'progress';
  episode?: EpisodeRef | undefined;
  watchedSec: number;
  durationSec: number;
  updatedAt: number | null;
}

/** One piece of data from another tracker's file, in a form common to all trackers. */
export type ImportRecord =
  | WatchingRecord
  | RatingRecord
  | WatchlistRecord
  | FavoriteRecord
  | ListEntryRecord
  | NoteRecord
  | ProgressRecord;

/** The titles and the names of episodes that a record names. */
export function titlesOf(record: ImportRecord): string[] {
  const titles = [record.title.title];
  if ('episode' in record && record.episode) titles.push(record.episode.title);
  if ('orSeries' in record) titles.push(record.orSeries.title.title, record.orSeries.episode.title);
  return titles;
}

export const recordKinds = ['watching', 'rating', 'watchlist', 'favorite', 'list-entry', 'note', 'progress'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Why a line became no record, or a record without one of its parts. */
export type ProblemCode =
  // About a whole file.
  | 'empty_file'
  | 'html_file'
  | 'broken_json'
  | 'unknown_file'
  | 'credentials'
  | 'encrypted'
  | 'unsafe_name'
  | 'too_big'
  | 'too_many_files'
  | 'too_many_lines'
  | 'unreadable_text'
  | 'covered_by_other_file'
  // About one line.
  | 'no_title'
  | 'not_a_video'
  | 'not_understood'
  | 'no_episode'
  | 'same_watching'
  | 'not_finished'
  | 'unclosed_quote'
  // About one part of a record; the rest was read.
  | 'unknown_date'
  | 'ambiguous_date'
  | 'bad_rating'
  | 'rounded_rating'
  | 'unreadable_episodes'
  | 'long_note'
  | 'not_carried_over';

/** A problem for the report. Everything in a file becomes a record, a problem, or both. */
export interface ImportProblem {
  kind: 'problem';
  code: ProblemCode;
  source: SourceLine;
  /** The text in question, shortened. */
  text: string;
}

export type ReadItem = ImportRecord | ImportProblem;

const PROBLEM_TEXT_LENGTH = 200;

export const problem = (code: ProblemCode, source: SourceLine, text = ''): ImportProblem => ({
  kind: 'problem',
  code,
  source,
  text: text.slice(0, PROBLEM_TEXT_LENGTH),
});
