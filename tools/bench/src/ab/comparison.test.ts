import { expect, it } from '@jest/globals';
import { comparisonTable } from './comparison';

it('shows medians, interquartile ranges and the ratio, and says which differences exceed the spread', () => {
  const text = comparisonTable(
    [
      { name: 'home: blocking time', unit: 'ms', before: [150, 140, 160, 400], after: [70, 80, 75, 90] },
      { name: 'home: first paint', unit: 'ms', before: [100, 120, 140, 160], after: [110, 130, 150, 170] },
      { name: 'home: scripts', unit: 'KB', before: [100, 100, 100, 100], after: [105, 105, 105, 105] },
      { name: 'idle: blocking time', unit: 'ms', before: [0, 0, 0, 0], after: [0, 0, 0, 0] },
    ],
    { before: 'abc1234', after: 'working tree' },
  );
  expect(text.split('\n')).toEqual([
    'what                 abc1234              working tree         ratio',
    'home: blocking time  150 ms (140–160)     75.0 ms (70.0–80.0)  0.50   less',
    'home: first paint    120 ms (100–140)     130 ms (110–150)     1.08   within the spread',
    'home: scripts        100 KB (100–100)     105 KB (105–105)     1.05   more',
    'idle: blocking time  0.00 ms (0.00–0.00)  0.00 ms (0.00–0.00)  –      within the spread',
  ]);
});
