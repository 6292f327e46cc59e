import type { TitleRef, ReadItem, SourceLine } from '../records';
import type { TableRow } from '../text/table';
import type { DayOrder } from '../values/dates';

/** The exports that are understood, by whoever wrote them. */
export const exportKinds = [
  'trakt',
  'tv-time',
  'letterboxd',
  'imdb',
  'simkl',
  'myanimelist',
  'tmdb',
  'netflix',
  'yamtrack',
  'watcharr',
  'stremio',
  'movie-web',
  'jellyfin',
  'marquee',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What one file of an export tells about others of it. */
export interface ImportContext {
  /** TV Time: ids of series by name, their names by id, and films by the id that lists know them by. */
  seriesIds: Map<string, number>;
  seriesNames: Map<number, string>;
  films: Map<string, TitleRef>;
  /** Names of lists by the id in the name of their file. */
  listNames: Map<string, string>;
  /** Every single watching is told by one file, so that another one's totals would count them again. */
  hasEveryWatching: boolean;
}

export const emptyContext = (): ImportContext => ({
  seriesIds: new Map(),
  seriesNames: new Map(),
  films: new Map(),
  listNames: new Map(),
  hasEveryWatching: false,
});

export interface FileInfo {
  /** As it was given, with its folders. */
  name: string;
  /** In small letters, without folders and ending. */
  base: string;
  context: ImportContext;
}

export interface TableInfo extends FileInfo {
  /** Rows before the header. */
  head: readonly (readonly string[])[];
  /** In which order the days of `dayColumn` are written. */
  dayOrder: DayOrder | null;
}

/** Reads the tables of one export. */
export interface TableReader {
  kind: ExportKind;
  /** Whether these are the columns of one of its tables, as `columnName` writes them. */
  fits: (columns: ReadonlySet<string>, file: FileInfo) => boolean;
  /** Lower is read earlier, for what it tells about other files. */
  order?: number;
  /** The column with days such as `12/31/26`, looked through before the rows are read. */
  dayColumn?: string;
  /** Columns of a table without a header, which `fits` is asked about with those of its first row. */
  columns?: readonly string[];
  read: (row: TableRow, source: SourceLine, file: TableInfo) => Iterable<ReadItem>;
}

/** Reads the JSON files of one export. */
export interface JsonReader {
  kind: ExportKind;
  fits: (value: unknown, file: FileInfo) => boolean;
  read: (value: unknown, file: FileInfo) => Iterable<ReadItem>;
}

/** The base name of a file: `lists/My list.csv` is `my list`. */
export const baseName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  return (dot > 0 ? last.slice(0, dot) : last).toLowerCase();
};

/** Whether a header has all of these columns. */
export const hasAll = (columns: ReadonlySet<string>, ...names: string[]): boolean =>
  names.every((name) => columns.has(name));
