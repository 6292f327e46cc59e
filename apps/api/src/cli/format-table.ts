/** What people chose as their names must not move the cursor of a terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '·');

/** In code points: a terminal shows most of them in one column. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Rows in columns that line up. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => lengthOf(row[column] ?? ''))));
  const pad = (text: string, width: number) => text + ' '.repeat(Math.max(width - lengthOf(text), 0));
  return cells
    .map((row) =>
      row
        .map((text, column) => pad(text, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
