import type { DiaryMonth, DiaryRow } from '@marquee/core';

/**
 * A cell of the list. With two columns, `gap` fills up rows so that a month's heading and its entries start new rows; a
 * card without a date has the same date as the card before it.
 */
export type DiaryLine = { month: DiaryMonth } | { row: DiaryRow; hasDate: boolean } | { gap: string };

function* monthLines(month: DiaryMonth, isPaired: boolean): Generator<DiaryLine> {
  const name = month.month ?? 'unknown';
  yield { month };
  if (isPaired) yield { gap: `after-name-${name}` };
  for (const [index, row] of month.rows.entries()) {
    const isFirstOfDay = row.day !== month.rows[index - 1]?.day;
    yield { row, hasDate: isFirstOfDay || (isPaired && index % 2 === 0) };
  }
}

/** Flattens months and their rows into cells, for a list of one or two columns. */
export const diaryLines = (months: readonly DiaryMonth[], columns: 1 | 2): DiaryLine[] =>
  months.flatMap((month, index) => {
    const lines = [...monthLines(month, columns === 2)];
    const isLast = index === months.length - 1;
    if (columns === 2 && lines.length % 2 === 1 && !isLast)
      lines.push({ gap: `after-rows-${month.month ?? 'unknown'}` });
    return lines;
  });

export const diaryLineKey = (line: DiaryLine): string =>
  'month' in line ? (line.month.month ?? 'unknown') : 'gap' in line ? line.gap : line.row.id;
