import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDate, formatMonth } from './format-date';
import { formatInteger } from './format-integer';
import { formatRuntime } from './format-runtime';
import { remainingLabel } from './remaining-label';
import { airsLabel } from './airs-label';
import { dayToMs } from '@marquee/core';
import { localDay } from './local-day';
import { watchedDay } from './watched-day';
import { activate } from '../../i18n/i18n';
import { compareNames } from './compare-names';
import { formatDecimal } from './format-number';
import { formatList } from './format-list';
import { languageName } from './language-name';
import { regionInText, regionName } from './region-name';

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

it('a formatted integer matches the browser’s English format', () => {
  const browsers = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatInteger(value)).toBe(browsers.format(value));
    }),
  );
});

it.each([
  [139, '2h 19m'],
  [120, '2h'],
  [59.5, '1h'],
  [45, '45m'],
  [0, null],
  [null, null],
  [Number.NaN, null],
  [Infinity, null],
])('a runtime of %p minutes is formatted as %p', (minutes, expected) => {
  expect(formatRuntime(minutes)).toBe(expected);
});

it.each([
  [{ watched: 900, duration: 3300 }, '40 min left'],
  [{ watched: 600, duration: 6000 }, '1 hr 30 min left'],
  [{ watched: 3299, duration: 3300 }, '1 min left'],
  [{ watched: 10, duration: 0 }, null],
  // The demo film in place of a title.
  [{ watched: 40, duration: 74 }, null],
])('how much of %j is left: %s', (progress, label) => {
  expect(remainingLabel(progress)).toBe(label);
});

it.each<[string, string, string | null]>([
  ['2026-11-28', '2026-11-28', 'Airs today'],
  ['2026-11-29', '2026-11-28', 'Airs tomorrow'],
  ['2026-12-04', '2026-11-28', 'Airs Friday'],
  ['2026-12-05', '2026-11-28', 'Airs December 5, 2026'],
  ['2026-11-27', '2026-11-28', null],
  ['soon', '2026-11-28', null],
])('an episode of %s says on %s: %s [FOLLOW-07]', (airDate, today, expected) => {
  expect(airsLabel(airDate, today)).toBe(expected);
});

it('a day without a time of day is that day in every time zone [DIARY-07]', () => {
  const { getDate } = Date.prototype;
  // Imitates a time zone far in the east, where noon UTC is the next day.
  Date.prototype.getDate = function (this: Date) {
    return getDate.call(new Date(this.getTime() + 13 * 3_600_000));
  };
  try {
    const noon = dayToMs('2026-03-05') ?? 0;
    expect(localDay(noon)).toBe('2026-03-06');
    expect(watchedDay(noon)).toBe('2026-03-05');
    expect(watchedDay(noon + 1)).toBe('2026-03-06');
  } finally {
    Date.prototype.getDate = getDate;
  }
});

const everything = () => [
  formatDate('1999-03-31'),
  formatMonth('1999-03'),
  formatInteger(1_234_567),
  formatDecimal(8.4),
  formatList(['A', 'B', 'C']),
  regionName('US'),
  regionInText('NL'),
  languageName('pt-BR'),
  languageName('cn'),
  languageName('qq'),
  ['Zug', 'Öl', 'Oma'].sort(compareNames).join(' '),
];

afterEach(() => activate('en', {}));

it('dates, numbers, lists and names are English by default', () => {
  expect(everything()).toEqual([
    'March 31, 1999',
    'March 1999',
    '1,234,567',
    '8.4',
    'A, B, and C',
    'United States',
    'the Netherlands',
    'Portuguese',
    'Cantonese',
    'qq',
    'Öl Oma Zug',
  ]);
});

it('dates, numbers, lists and names follow the language of the page', () => {
  activate('de', {});
  expect(everything()).toEqual([
    '31. März 1999',
    'März 1999',
    '1.234.567',
    '8,4',
    'A, B und C',
    'Vereinigte Staaten',
    'Niederlande',
    'Portugiesisch',
    'Kantonesisch',
    'qq',
    'Öl Oma Zug',
  ]);
});
