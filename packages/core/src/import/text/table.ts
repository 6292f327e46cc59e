import { problem, type ImportProblem } from '../records';
import { parseCsv, type CsvRow } from './parse-csv';

/** A row with named columns. */
export interface TableRow {
  line: number;
  /** The trimmed cell of a column; empty if there is no such column. */
  get: (column: string) => string;
  /** The first non-empty cell of these columns. */
  first: (...columns: string[]) => string;
  /** The row's original text, for the report. */
  text: string;
}

/** Normalises a column's name: `TMDb ID`, `tmdb_id` and `tmdbID` are the same. */
export const columnName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const columnNames = (row: CsvRow | undefined): string[] => (row?.cells ?? []).map(columnName);

function toRow({ line, cells }: CsvRow, columns: ReadonlyMap<string, number>, known: Map<string, string>): TableRow {
  const get = (column: string): string => {
    const name = known.get(column) ?? columnName(column);
    known.set(column, name);
    const at = columns.get(name);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const first = (...names: string[]): string => {
    for (const name of names) {
      const cell = get(name);
      if (cell !== '') return cell;
    }
    return '';
  };
  return {
    line,
    get,
    first,
    get text() {
      return cells.join(', ');
    },
  };
}

/** Which row holds the column names, or the names themselves for a table without a header. */
export interface TableLayout {
  delimiter: string;
  headerRow: number;
  columns?: readonly string[] | undefined;
}

/**
 * Reads the rows below the header. A row with an unclosed quote is followed by a problem, since it may have swallowed
 * other rows.
 */
export function* readTable(
  file: string,
  chunks: Iterable<string>,
  { delimiter, headerRow, columns: given }: TableLayout,
): Generator<TableRow | ImportProblem> {
  const placesOf = (names: readonly string[]) => new Map(names.map((name, at) => [name, at] as const).reverse());
  let columns = given && placesOf(given.map(columnName));
  const known = new Map<string, string>();
  let count = 0;
  for (const row of parseCsv(chunks, delimiter)) {
    // If two columns have the same name, the first one is used.
    if (columns) yield toRow(row, columns, known);
    else if (count === headerRow) columns = placesOf(columnNames(row));
    if (row.isUnclosed) yield problem('unclosed_quote', { file, line: row.line }, row.cells.join(', '));
    count += 1;
  }
}
