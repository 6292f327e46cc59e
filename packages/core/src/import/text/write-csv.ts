/** Quotes a cell if necessary (RFC 4180). */
const quoted = (cell: string): string => (/[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export type Cell = string | number | null | undefined;

const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell));

/** Rows as CSV with CRLF line ends, as RFC 4180 requires. */
export const writeCsv = (rows: Iterable<readonly Cell[]>): string => {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map((cell) => quoted(cellText(cell))).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
};

/**
 * Texts that a spreadsheet would take for a formula, full-width characters included, and texts that already start with
 * a guarding apostrophe.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Prefixes an apostrophe to a text that a spreadsheet would take for a formula. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `guardCell` added. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
