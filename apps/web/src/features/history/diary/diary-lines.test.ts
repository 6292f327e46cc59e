import { describe, expect, it } from '@jest/globals';
import type { DiaryMonth } from '@marquee/core';
import { diaryLineKey, diaryLines } from './diary-lines';

const month = (name: string, ...days: number[]) =>
  ({
    month: name,
    totals: {},
    rows: days.map((day, index) => ({ id: `${name}-${day}-${index}`, day: `${name}-${day}` })),
  }) as unknown as DiaryMonth;
const months = [month('2026-11', 25, 24, 24), month('2026-10', 3)];

describe('the lines of a diary', () => {
  it('are one below the other in one column, with each date once', () => {
    const lines = diaryLines(months, 1);
    expect(lines.map(diaryLineKey)).toEqual([
      '2026-11',
      '2026-11-25-0',
      '2026-11-24-1',
      '2026-11-24-2',
      '2026-10',
      '2026-10-3-0',
    ]);
    expect(lines.flatMap((line) => ('row' in line ? [line.hasDate] : []))).toEqual([true, true, false, true]);
  });

  it('have a date at the start of each row of two, though the day began before [HISTORY-17]', () => {
    const lines = diaryLines([month('2026-11', 25, 24, 24, 24, 24)], 2);
    expect(lines.flatMap((line) => ('row' in line ? [line.hasDate] : []))).toEqual([true, true, true, false, true]);
  });

  it('leave the place beside the name of a month and its last row free in two columns [HISTORY-17]', () => {
    const names = diaryLines(months, 2).map((line) => ('gap' in line ? '' : diaryLineKey(line)));
    expect(names).toEqual([
      '2026-11',
      '',
      '2026-11-25-0',
      '2026-11-24-1',
      '2026-11-24-2',
      '',
      '2026-10',
      '',
      '2026-10-3-0',
    ]);
  });
});
