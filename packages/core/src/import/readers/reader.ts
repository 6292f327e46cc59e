import { problem, type TitleRef, type ReadItem, type SourceLine } from '../records';
import type { TableRow } from '../text/table';
import { sampleOf } from '../values/fields';
import type { Sitting } from './netflix/sittings';

/** Supported exports, whatever program wrote them. */
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

/** Information from one file of an export that others need. */
export interface ImportContext {
  /** TV Time: ids of series by name, their names by id, and films by the id that lists use. */
  seriesIds: Map<string, number>;
  seriesNames: Map<number, string>;
  films: Map<string, TitleRef>;
  /** Names of lists by the id in their file names. */
  listNames: Map<string, string>;
  /** TV Time: the file that tells of an episode, by `episodeName`; several log the same watching at other times. */
  watchedIn: Map<string, string>;
  /** Netflix: what each line of the file that is being read is of its watching. */
  sittings: ReadonlyMap<number, Sitting>;
  /** Another file has every single play, so totals would count them again. */
  hasEveryWatching: boolean;
}

export const emptyContext = (): ImportContext => ({
  seriesIds: new Map(),
  seriesNames: new Map(),
  films: new Map(),
  listNames: new Map(),
  watchedIn: new Map(),
  sittings: new Map(),
  hasEveryWatching: false,
});

export interface FileInfo {
  /** The full path in the archive. */
  name: string;
  /** In lower case, without folders and extension. */
  base: string;
  context: ImportContext;
  /** The cells of the row that may be the header. */
  firstRow?: readonly string[];
}

export interface TableInfo extends FileInfo {
  /** Rows above the header. */
  head: readonly (readonly string[])[];
  /** The normalised names of the columns. */
  columns: ReadonlySet<string>;
}

/** Reads the tables of one export. */
export interface TableReader {
  kind: ExportKind;
  /** Whether these normalised column names (`columnName`) belong to one of its tables. */
  fits: (columns: ReadonlySet<string>, file: FileInfo) => boolean;
  /** Files with a lower number are read first, because others need their information. */
  order?: number;
  /** Columns with dates such as `12/31/26`, all of which tell the order of day and month. */
  dateColumns?: readonly string[];
  /** Normalised names of columns with other people's ratings. */
  averages?: readonly string[];
  /** Column names of a table without a header; `fits` is called with the cells of its first row. */
  columns?: readonly string[];
  /** Called with all rows before the first is read, where rows depend on each other. */
  prepare?: (rows: Iterable<TableRow>, file: FileInfo) => void;
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

/** What was read, or a line that nothing was. */
export function* orLine(items: Iterable<ReadItem>, source: SourceLine, text: string): Generator<ReadItem> {
  let isEmpty = true;
  for (const item of items) {
    isEmpty = false;
    yield item;
  }
  if (isEmpty) yield problem('not_carried_over', source, text);
}

/** Reads the entries of a JSON list. Each gets a record or a line. */
export function* readEach(
  entries: readonly unknown[],
  file: string,
  read: (entry: unknown, source: SourceLine) => Iterable<ReadItem>,
  before = 0,
): Generator<ReadItem> {
  for (const [at, entry] of entries.entries()) {
    const source = { file, line: before + at + 1 };
    yield* orLine(read(entry, source), source, sampleOf(entry));
  }
}
