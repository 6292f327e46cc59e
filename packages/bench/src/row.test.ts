import { describe, expect, it } from '@jest/globals';
import { median, percentile, table } from './row';

describe('the benchmark table', () => {
  it('shows each figure beside its alternative, with their ratio', () => {
    const text = table([{ name: 'size', unit: 'KB', value: 50, alternative: { name: 'other', value: 200 } }]);
    expect(text.split('\n')[1]).toBe('size  50.0 KB  other        200 KB  0.25');
  });

  it('takes medians and percentiles by nearest rank, and refuses an empty list', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(percentile([1, 2, 3, 4], 99)).toBe(4);
    expect(() => median([])).toThrow();
  });
});
