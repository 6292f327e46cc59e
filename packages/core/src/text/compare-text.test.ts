import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareText } from './compare-text';

describe('the order of texts', () => {
  it.each([
    ['', '', 0],
    ['a', 'a', 0],
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'ab', -1],
    ['ab', 'a', 1],
    ['Z', 'a', -1],
    // A surrogate pair sorts after every character of the basic plane.
    ['\uffff', '\u{1f3ac}', -1],
    ['\uffff', '\u{10000}', -1],
    ['\ue000', '\u{1f3ac}', -1],
    ['\ud7ff', '\u{1f3ac}', -1],
    ['\ud7ff', '\ue000', -1],
    ['\u{1f3ac}', '\u{1f3ad}', -1],
  ])('%j and %j', (a, b, sign) => {
    expect(Math.sign(compareText(a, b))).toBe(sign);
    expect(Math.sign(compareText(b, a)) + sign).toBe(0);
  });

  it('is that of their code points', () => {
    const text = fc.string({ unit: 'binary', maxLength: 4 });
    const points = (value: string) => Array.from(value, (character) => character.codePointAt(0) ?? 0);
    const byPoints = (a: number[], b: number[]): number => {
      const at = a.findIndex((point, index) => point !== b[index]);
      return at === -1 ? a.length - b.length : at < b.length ? (a[at] ?? 0) - (b[at] ?? 0) : 1;
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Math.sign(byPoints(points(a), points(b))));
      }),
    );
  });
});
