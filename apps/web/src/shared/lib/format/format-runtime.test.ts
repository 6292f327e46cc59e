import { describe, expect, it } from '@jest/globals';
import { formatRuntime } from './format-runtime';

describe('a runtime', () => {
  it.each([
    [139, '2h 19m'],
    [120, '2h'],
    [45, '45m'],
    [0, null],
    [-5, null],
    [null, null],
    [Number.NaN, null],
    [Infinity, null],
    [undefined, null],
    [59.5, '1h'],
    [61, '1h 1m'],
  ])('formats %p minutes as %p', (minutes, expected) => {
    expect(formatRuntime(minutes)).toBe(expected);
  });
});
