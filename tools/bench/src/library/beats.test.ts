import { describe, expect, it } from '@jest/globals';
import { median, offsets } from './beats';

describe('beats of a film', () => {
  it('pair each flash with the beep that is nearest', () => {
    expect(offsets([1, 2, 3], [1.25, 2, 9])).toEqual([0.25, 0]);
    expect(offsets([1], [])).toEqual([]);
    expect(median([3, 1, 2])).toBe(2);
  });
});
