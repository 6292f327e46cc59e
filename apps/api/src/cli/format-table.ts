/** What people chose as their names must not move the cursor of a terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '·');

/** Rows in columns that line up. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)));
  const pad = (text: string, width: number) => text + ' '.repeat(Math.max(width - [...text].length, 0));
  return cells
    .map((row) =>
      row
        .map((text, column) => pad(text, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
