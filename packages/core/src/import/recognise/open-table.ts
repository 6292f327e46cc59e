import type { ReadItem } from '../records';
import { tableReaders } from '../readers';
import type { FileInfo, TableInfo, TableReader } from '../readers/reader';
import { detectDelimiter, parseCsv } from '../text/parse-csv';
import { columnName, readTable, type TableLayout, type TableRow } from '../text/table';
import { detectDayOrder } from '../values/dates';

/** The header is within the first rows. */
const MAX_HEADER_ROW = 8;
const HEAD_LENGTH = 2_000;

export interface FoundTable {
  reader: TableReader;
  layout: TableLayout;
  /** The rows above the header. */
  head: string[][];
}

/** The first chunk of a text; empty if there is none. */
export const firstOf = (chunks: Iterable<string>): string => {
  for (const chunk of chunks) return chunk;
  return '';
};

/** Finds the reader whose columns the table has, and the header row; null for an unknown table. */
export function findTable(chunks: () => Iterable<string>, file: FileInfo): FoundTable | null {
  const delimiter = detectDelimiter(firstOf(chunks()).slice(0, HEAD_LENGTH));
  const head: string[][] = [];
  for (const { cells } of parseCsv(chunks(), delimiter)) {
    const names = new Set(cells.map(columnName));
    const reader = tableReaders.find(
      ({ fits, columns }) => (!columns || (head.length === 0 && cells.length >= columns.length)) && fits(names, file),
    );
    if (reader) return { reader, layout: { delimiter, headerRow: head.length, columns: reader.columns }, head };
    head.push(cells);
    if (head.length > MAX_HEADER_ROW) return null;
  }
  return null;
}

function* daysOf(rows: Iterable<TableRow | ReadItem>, column: string): Generator<string> {
  for (const row of rows) if ('get' in row) yield row.get(column);
}

/** Yields the records of a table, row by row. */
export function* readFoundTable(
  { reader, layout, head }: FoundTable,
  chunks: () => Iterable<string>,
  file: FileInfo,
): Generator<ReadItem> {
  const rows = () => readTable(file.name, chunks(), layout);
  const dayOrder = reader.dayColumn === undefined ? null : detectDayOrder(daysOf(rows(), reader.dayColumn));
  const info: TableInfo = { ...file, head, dayOrder };
  for (const row of rows()) {
    if ('get' in row) yield* reader.read(row, { file: file.name, line: row.line }, info);
    else yield row;
  }
}
