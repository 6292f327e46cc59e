import { problem, type ImportProblem } from '../records';
import type { DayOrder, WrittenDate } from '../values/dates';
import { parseCsv, type CsvRow } from './parse-csv';

/** A row with named columns. */
export interface TableRow {
  line: number;
  /** The trimmed cell of a column; empty if there is no such column. */
  get: (column: string) => string;
  /** The first non-empty cell of these columns. */
  first: (...columns: string[]) => string;
  /** The date in a column, whose order of day and month comes from the whole file. */
  date: (column: string) => WrittenDate;
  /** `column: cell` of each cell that nobody asked for and that seems to be the person's own. */
  unread: () => string[];
  /** The row's original text, for the report. */
  text: string;
}

/** Normalises a column's name: `TMDb ID`, `tmdb_id` and `tmdbID` are the same. */
export const columnName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const columnNames = (row: CsvRow | undefined): string[] => (row?.cells ?? []).map(columnName);

/** Columns that people fill in themselves. Other sites' averages are called `IMDb Rating` or `trakt_rating`. */
const OWN = /rating|rated|score|review|comment|note|memo/;

interface Columns {
  places: ReadonlyMap<string, number>;
  /** Normalised names that a reader asked for, by the names that it used. */
  known: Map<string, string>;
  dayOrder: DayOrder | null;
  averages: ReadonlySet<string>;
}

function toRow({ line, cells }: CsvRow, { places, known, dayOrder, averages }: Columns): TableRow {
  const get = (column: string): string => {
    const name = known.get(column) ?? columnName(column);
    known.set(column, name);
    const at = places.get(name);
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
    date: (column) => ({ text: get(column), order: dayOrder }),
    unread: () => {
      const asked = new Set(known.values());
      return [...places].flatMap(([name, at]) => {
        const cell = cells[at]?.trim() ?? '';
        return cell !== '' && OWN.test(name) && !asked.has(name) && !averages.has(name) ? [`${name}: ${cell}`] : [];
      });
    },
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
  dayOrder?: DayOrder | null;
  /** Normalised names of columns with other people's ratings. */
  averages?: readonly string[] | undefined;
}

/** Reads the rows below the header. A row that was cut because of a quote is followed by a problem. */
export function* readTable(
  file: string,
  chunks: Iterable<string>,
  { delimiter, headerRow, columns: given, dayOrder = null, averages = [] }: TableLayout,
): Generator<TableRow | ImportProblem> {
  const placesOf = (names: readonly string[]) => new Map(names.map((name, at) => [name, at] as const).reverse());
  const layout = { known: new Map<string, string>(), dayOrder, averages: new Set(averages) };
  let places = given && placesOf(given.map(columnName));
  let count = 0;
  for (const row of parseCsv(chunks, delimiter)) {
    // If two columns have the same name, the first one is used.
    if (places) yield toRow(row, { ...layout, places });
    else if (count === headerRow) places = placesOf(columnNames(row));
    if (row.isUnclosed) yield problem('unclosed_quote', { file, line: row.line }, row.cells.join(', '));
    count += 1;
  }
}
