import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatInteger } from './format-integer';

describe('a whole number for people', () => {
  it('is written as the browser writes it in English', () => {
    const browsers = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatInteger(value)).toBe(browsers.format(value));
      }),
    );
  });
});
