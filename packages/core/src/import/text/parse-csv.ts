/** A row of a table. */
export interface CsvRow {
  /** Line number where the row starts, from 1. */
  line: number;
  cells: string[];
  /** The file ended inside quotes: the last cell holds everything after the opening quote. */
  isUnclosed?: true;
}

/** More columns than any export has; cells beyond are ignored. */
const MAX_CELLS = 1_000;

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Parses delimiter-separated values (RFC 4180) row by row from chunks that may end anywhere. Quoted cells may hold
 * delimiters, line ends and doubled quotes. As spreadsheets do, it accepts a quote inside an unquoted cell, text after
 * a closing quote, and a lone CR as a line end. Empty lines are skipped.
 */
export function* parseCsv(chunks: Iterable<string>, delimiter = ','): Generator<CsvRow> {
  const separator = delimiter.charCodeAt(0);
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let rowLine = 1;
  let isQuoted = false;
  /** The last character was a quote inside a quoted cell: either the closing quote, or the first of a doubled one. */
  let isAfterQuote = false;
  /** At the start of a cell, where a quote opens a quoted cell. */
  let isCellStart = true;
  let isAfterCr = false;

  const endCell = (): void => {
    if (cells.length < MAX_CELLS) cells.push(cell);
    cell = '';
    isCellStart = true;
    isAfterQuote = false;
  };
  const endRow = (): CsvRow | null => {
    endCell();
    const row = { line: rowLine, cells };
    cells = [];
    rowLine = line;
    return row.cells.length > 1 || row.cells[0] !== '' ? row : null;
  };

  for (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk.charCodeAt(at);
      const isPairedLf = char === LF && isAfterCr;
      isAfterCr = char === CR;
      if ((char === LF && !isPairedLf) || char === CR) line += 1;
      if (isQuoted) {
        if (char !== QUOTE) continue;
        cell += chunk.slice(start, at);
        start = at + 1;
        isQuoted = false;
        isAfterQuote = true;
        continue;
      }
      if (char === QUOTE && isAfterQuote) {
        cell += '"';
        start = at + 1;
        isQuoted = true;
        isAfterQuote = false;
      } else if (char === QUOTE && isCellStart) {
        start = at + 1;
        isQuoted = true;
        isCellStart = false;
      } else if (char === separator) {
        cell += chunk.slice(start, at);
        start = at + 1;
        endCell();
      } else if (char === LF || char === CR) {
        if (!isPairedLf) {
          cell += chunk.slice(start, at);
          const row = endRow();
          if (row) yield row;
        }
        rowLine = line;
        start = at + 1;
      } else {
        isCellStart = false;
        isAfterQuote = false;
      }
    }
    cell += chunk.slice(start);
  }
  if (cell === '' && cells.length === 0) return;
  const isUnclosed = isQuoted;
  const row = endRow();
  if (row) yield isUnclosed ? { ...row, isUnclosed } : row;
}

/** The delimiter of a header: the candidate that occurs most often outside quotes. */
export function detectDelimiter(header: string): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ]);
  let isQuoted = false;
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
