/** Names are chosen by users and must not contain terminal control sequences. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '·');

/** In code points: terminals show most of them in one column. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Formats rows as aligned columns. */
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
