import { describe, expect, it } from '@jest/globals';
import { isToken } from './token-rule';

const ofLength = (length: number, marker = 'ey'): string => marker.padEnd(length, 'x');

describe('a 4K token', () => {
  it.each([
    [49, false],
    [50, true],
    [51, true],
  ])('of %i characters with ey: %s', (length, valid) => {
    expect(isToken(ofLength(length))).toBe(valid);
  });

  it('may hold ey anywhere, in lower case', () => {
    expect(isToken(`${'x'.repeat(60)}ey`)).toBe(true);
    expect(isToken(ofLength(60, 'EY'))).toBe(false);
    expect(isToken('x'.repeat(60))).toBe(false);
  });

  it('is refused when it is absurdly long', () => {
    expect(isToken(ofLength(4097))).toBe(false);
  });
});
