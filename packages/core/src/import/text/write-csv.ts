/** A cell of a table, quoted where it has to be (RFC 4180). */
const quoted = (cell: string): string => (/[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export type Cell = string | number | null | undefined;

const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell));

/** Rows as CSV, with the line ends of the standard. */
export const writeCsv = (rows: Iterable<readonly Cell[]>): string => {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map((cell) => quoted(cellText(cell))).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
};

/** What a spreadsheet would take for a formula, in East Asian widths too; and a text that already begins like a guarded one. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet takes for a formula: an apostrophe in front makes it a text. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text before it was guarded. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
