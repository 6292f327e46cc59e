import type { MediaType } from '../media';

/** Numbers by which other sites know a title or an episode. */
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
  /** Null where the file does not say whether it is a film or a series. */
  mediaType: MediaType | null;
  title: string;
  year: number | null;
  ids: ExternalIds;
}

/** An episode, or a whole season where `number` and `absolute` are null. */
export interface EpisodeRef {
  season: number | null;
  number: number | null;
  /** Counted through all seasons, specials left out. */
  absolute: number | null;
  title: string;
  ids: ExternalIds;
}

/** Where something stands: the line of a table, or the place in a list of a JSON or XML file; both begin at 1. */
export interface SourceLine {
  file: string;
  line: number;
}

interface Common {
  title: TitleRef;
  source: SourceLine;
}

/** A film, an episode, a season or (a series without `episode`) all of it, watched to its end. */
export interface WatchingRecord extends Common {
  kind: 'watching';
  episode?: EpisodeRef;
  /** Epoch milliseconds; null where nobody knows when. */
  watchedAt: number | null;
  /** Only the day is known: `watchedAt` is noon UTC, which is that day in all but the farthest zones. */
  isDayOnly?: true;
  /** How often in all, where the file counts without giving every date. */
  times?: number;
  /** Every episode before this one was watched too. */
  isThrough?: true;
}

/** Half stars to five, as 1 to 10; of a title, a season or an episode. */
export interface RatingRecord extends Common {
  kind: 'rating';
  episode?: EpisodeRef;
  rating: number;
  ratedAt: number | null;
}

export interface WatchlistRecord extends Common {
  kind: 'watchlist';
  addedAt: number | null;
}

/** Of a title, a season or an episode. */
export interface FavouriteRecord extends Common {
  kind: 'favourite';
  episode?: EpisodeRef;
  addedAt: number | null;
}

/** A title in a list of the person's own. */
export interface ListEntryRecord extends Common {
  kind: 'list-entry';
  list: string;
  addedAt: number | null;
}

/** A review or a private note; of a title, a season or an episode. */
export interface NoteRecord extends Common {
  kind: 'note';
  episode?: EpisodeRef;
  text: string;
  hasSpoilers: boolean;
  writtenAt: number | null;
}

/** Where a film or an episode was left. */
export interface ProgressRecord extends Common {
  kind: 'progress';
  episode?: EpisodeRef;
  watchedSec: number;
  durationSec: number;
  updatedAt: number | null;
}

/** What a file of another tracker tells, whichever tracker it was. */
export type ImportRecord =
  WatchingRecord | RatingRecord | WatchlistRecord | FavouriteRecord | ListEntryRecord | NoteRecord | ProgressRecord;

export const recordKinds = ['watching', 'rating', 'watchlist', 'favourite', 'list-entry', 'note', 'progress'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Why something in a file became no record, or not quite what it says. */
export type ProblemCode =
  // Of a whole file.
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
  // Of one line.
  | 'no_title'
  | 'not_a_video'
  | 'not_understood'
  | 'no_episode'
  | 'unclosed_quote'
  // The record is there, and something of it is not.
  | 'unknown_date'
  | 'ambiguous_date'
  | 'bad_rating'
  | 'rounded_rating'
  | 'unreadable_episodes'
  | 'long_note'
  | 'not_carried_over';

/** A line of the report. Whatever a file holds becomes a record, a problem, or both. */
export interface ImportProblem {
  kind: 'problem';
  code: ProblemCode;
  source: SourceLine;
  /** What stands there, shortened. */
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
