import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatWhole } from './format-whole';

describe('a whole number for people', () => {
  it('is written as the browser writes it in English', () => {
    const browsers = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatWhole(value)).toBe(browsers.format(value));
      }),
    );
  });
});
