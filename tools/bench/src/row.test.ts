import { describe, expect, it } from '@jest/globals';
import { median, percentile, table } from './row';

describe('the benchmark table', () => {
  it('shows each figure beside its goal and its alternative, with their ratio', () => {
    const alternative = { name: 'other', value: 200 };
    const text = table([
      { name: 'size', unit: 'KB', value: 50, goal: { atMost: 105 }, alternative },
      { name: 'rate', unit: '%', value: 90, goal: { atLeast: 60 }, alternative },
      { name: 'none', unit: 'ms', value: 400, alternative },
    ]);
    expect(text.split('\n').slice(1)).toEqual([
      'size  50.0 KB  ≤ 105 KB  other        200 KB  0.25',
      'rate  90.0 %   ≥ 60 %    other        200 %   0.45',
      'none  400 ms             other        200 ms  2.00',
    ]);
  });

  it('takes medians and percentiles by nearest rank, and rejects an empty list', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(percentile([1, 2, 3, 4], 99)).toBe(4);
    expect(() => median([])).toThrow();
  });
});
