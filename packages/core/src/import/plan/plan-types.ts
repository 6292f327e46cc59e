import type { BookmarkValue } from '../../bookmarks';
import type { Favorite } from '../../collections/favorites';
import type { HistoryValue } from '../../history';
import type { MediaType } from '../../media';
import type { Play } from '../../plays';
import type { Note, Rating } from '../../ratings';
import type { Entries, Entry } from '../../sync/merge-entries';
import type { CategoryValue } from '../../bookmarks';
import type { RecordKind, SourceLine } from '../records';

/** The person's data before the import. */
export interface ExistingData {
  plays: Entries<Play>;
  bookmarks: Entries<BookmarkValue>;
  history: Entries<HistoryValue>;
  categories: Entries<CategoryValue>;
  ratings: Entries<Rating>;
  notes: Entries<Note>;
  favorites: Entries<Favorite>;
}

/** Entries that an import would add to each collection. */
export interface Additions {
  plays: Entry<Play>[];
  bookmarks: Entry<BookmarkValue>[];
  history: Entry<HistoryValue>[];
  categories: Entry<CategoryValue>[];
  ratings: Entry<Rating>[];
  notes: Entry<Note>[];
  favorites: Entry<Favorite>[];
}

export const countAdditions = (additions: Additions): number => {
  const { plays, bookmarks, history, categories, ratings, notes, favorites } = additions;
  return [plays, bookmarks, history, categories, ratings, notes, favorites].reduce(
    (sum, { length }) => sum + length,
    0,
  );
};

export const lineStatuses = ['added', 'here', 'ambiguous', 'missing', 'left_out', 'problem'] as const;
/** The outcome of a line: added, already there, ambiguous, not found, excluded by the person, or not understood. */
export type LineStatus = (typeof lineStatuses)[number];

/** A line of the report. */
export interface ReportLine {
  source: SourceLine;
  kind: RecordKind | 'problem';
  status: LineStatus;
  title: string;
  year: number | null;
  mediaType: MediaType | null;
  season: number | null;
  episode: number | null;
  episodeTitle: string;
  date: number | null;
  /** Number of entries that the line adds; a season adds a play for each episode. */
  added: number;
  /** The matched title, the code of a problem, or why nothing was added. */
  detail: string;
}
