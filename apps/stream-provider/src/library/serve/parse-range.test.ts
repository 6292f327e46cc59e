import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRange } from './parse-range';

describe('a range of a file of 1000 bytes', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['bytes=0-', { kind: 'part', start: 0, end: 999 }],
    ['bytes=0-1', { kind: 'part', start: 0, end: 1 }],
    ['bytes=999-', { kind: 'part', start: 999, end: 999 }],
    ['bytes=-10', { kind: 'part', start: 990, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['bytes=500-4999', { kind: 'part', start: 500, end: 999 }],
  ])('%s is served', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([
    'bytes=1000-',
    'bytes=5-4',
    'bytes=-',
    'bytes=-0',
    'bytes=0-1,5-6',
    'bytes=a-b',
    'bytes=0-999999999999',
    'bytes=-999999999999',
    'bytes=0-99999999999999999999999',
    `bytes=${'0'.repeat(100)}-1`,
    'bytes=-1-5',
  ])('%s is refused', (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'refused' });
  });

  it('never leaves the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (text, a, b, size) => {
        for (const header of [`bytes=${a}-${b}`, `bytes=-${a}`, `bytes=${a}-`, `bytes=${text}`]) {
          const range = parseRange(header, size);
          if (range.kind !== 'part') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
