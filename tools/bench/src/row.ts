/** A line of the benchmark table: a figure beside that of a named alternative in the same run. */
export interface Row {
  name: string;
  unit: 'KB' | 'MB' | 'ms' | '/s' | '%' | '';
  value: number;
  goal?: { atMost: number } | { atLeast: number };
  alternative: { name: string; value: number };
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Nearest-rank percentile of a non-empty list. */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1);
  const value = sorted[index];
  if (value === undefined) throw new Error('a percentile needs at least one value');
  return value;
}

export const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

export function goalText({ goal, unit }: Row): string {
  if (!goal) return '';
  return ('atMost' in goal ? `≤ ${goal.atMost} ${unit}` : `≥ ${goal.atLeast} ${unit}`).trim();
}

/** The rows as an aligned text table. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'Marquee', 'goal', 'alternative', '', 'ratio'],
    ...rows.map((row) => {
      const { name, unit, value, alternative } = row;
      return [
        name,
        `${figure(value)} ${unit}`,
        goalText(row),
        alternative.name,
        `${figure(alternative.value)} ${unit}`,
        alternative.value === 0 ? '–' : (value / alternative.value).toFixed(2),
      ];
    }),
  ];
  return alignColumns(cells);
}

/** Rows of cells as lines of text, two spaces between the columns. */
function alignColumns(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
