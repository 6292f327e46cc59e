import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDate } from './format-date';

describe('a formatted date', () => {
  it('matches the browser’s English format', () => {
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('long', 'medium'), (date, length) => {
        const browsers = new Intl.DateTimeFormat('en', { dateStyle: length, timeZone: 'UTC' });
        expect(formatDate(date.toISOString().slice(0, 10), length)).toBe(browsers.format(date));
      }),
    );
  });

  it('is empty without a date', () => {
    for (const none of [null, undefined, '', '1999', '1999-02-30', 'soon']) expect(formatDate(none)).toBeNull();
  });
});
