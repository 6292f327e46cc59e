import { alignColumns, figure, percentile, type Row } from '../row';

/** One figure of one page in each visit to the two builds. */
export interface Comparison {
  name: string;
  unit: Row['unit'];
  before: readonly number[];
  after: readonly number[];
}

interface Spread {
  median: number;
  /** Bounds of the middle half of the values. */
  low: number;
  high: number;
}

const spreadOf = (values: readonly number[]): Spread => ({
  median: percentile(values, 50),
  low: percentile(values, 25),
  high: percentile(values, 75),
});

const spreadText = ({ median, low, high }: Spread, unit: Row['unit']): string =>
  `${figure(median)} ${unit} (${figure(low)}–${figure(high)})`;

/** Whether the middle halves are disjoint: a difference within the spread does not count. */
function verdict(before: Spread, after: Spread): string {
  if (after.high < before.low) return 'less';
  if (after.low > before.high) return 'more';
  return 'within the spread';
}

/** Medians with their spread and the ratio after / before, as an aligned text table. */
export function comparisonTable(comparisons: readonly Comparison[], names: { before: string; after: string }): string {
  const rows = comparisons.map(({ name, unit, ...values }) => {
    const before = spreadOf(values.before);
    const after = spreadOf(values.after);
    const ratio = before.median === 0 ? '–' : (after.median / before.median).toFixed(2);
    return [name, spreadText(before, unit), spreadText(after, unit), ratio, verdict(before, after)];
  });
  return alignColumns([['what', names.before, names.after, 'ratio', ''], ...rows]);
}
