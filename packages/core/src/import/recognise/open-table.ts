import { problem, type ReadItem } from '../records';
import { tableReaders } from '../readers';
import { orLine, type FileInfo, type TableReader } from '../readers/reader';
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
  /** The normalised names of the columns. */
  names: ReadonlySet<string>;
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
      ({ fits, columns }) =>
        (!columns || (head.length === 0 && cells.length >= columns.length)) &&
        fits(names, { ...file, firstRow: cells }),
    );
    if (reader) return { reader, layout: { delimiter, headerRow: head.length, columns: reader.columns }, head, names };
    head.push(cells);
    if (head.length > MAX_HEADER_ROW) return null;
  }
  return null;
}

function* datesOf(rows: Iterable<TableRow>, columns: readonly string[]): Generator<string> {
  for (const row of rows) yield* columns.map((column) => row.get(column));
}

/** Yields the records of a table, row by row. A row, or an own rating or note in it, that is not read gets a line. */
export function* readFoundTable(
  { reader, layout, head, names }: FoundTable,
  chunks: () => Iterable<string>,
  file: FileInfo,
): Generator<ReadItem> {
  const { dateColumns = [], averages } = reader;
  const allRows = function* (): Generator<TableRow> {
    for (const row of readTable(file.name, chunks(), layout)) if ('get' in row) yield row;
  };
  reader.prepare?.(allRows(), file);
  const dayOrder = dateColumns.length === 0 ? null : detectDayOrder(datesOf(allRows(), dateColumns));
  for (const row of readTable(file.name, chunks(), { ...layout, dayOrder, averages })) {
    if (!('get' in row)) {
      yield row;
      continue;
    }
    const source = { file: file.name, line: row.line };
    let hasRecord = false;
    for (const item of orLine(reader.read(row, source, { ...file, head, columns: names }), source, row.text)) {
      hasRecord ||= item.kind !== 'problem';
      yield item;
    }
    if (hasRecord) for (const cell of row.unread()) yield problem('not_carried_over', source, cell);
  }
}
