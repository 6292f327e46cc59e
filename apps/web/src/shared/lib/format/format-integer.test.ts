import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatInteger } from './format-integer';

describe('a formatted integer', () => {
  it('matches the browser’s English format', () => {
    const browsers = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatInteger(value)).toBe(browsers.format(value));
      }),
    );
  });
});
