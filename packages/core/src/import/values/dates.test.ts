import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detectDayOrder, epochTime, parseDay, parseIsoTime } from './dates';
import { createLocalClock } from './local-time';

const iso = (when: { ms: number } | null) => (when ? new Date(when.ms).toISOString() : null);

describe('a date in an export [IMPORT-05]', () => {
  it.each([
    ['2024-03-05', '2024-03-05T12:00:00.000Z'],
    ['2024-03-05T20:41:30.000Z', '2024-03-05T20:41:30.000Z'],
    ['2024-03-05T20:41:30.123456789Z', '2024-03-05T20:41:30.123Z'],
    ['2024-03-05 20:41:30', '2024-03-05T20:41:30.000Z'],
    ['2024-03-05 20:41:30.5000000', '2024-03-05T20:41:30.500Z'],
    ['2024-03-05 22:41:30+02:00', '2024-03-05T20:41:30.000Z'],
    ['2024-03-05T15:41-0500', '2024-03-05T20:41:00.000Z'],
    ['2024-03-05 20:41:30 UTC', '2024-03-05T20:41:30.000Z'],
    ['0000-00-00', null],
    ['2024-02-30', null],
    ['2024-13-01', null],
    ['2024-03-05T99:00:00Z', null],
    ['yesterday', null],
    ['', null],
  ])('%j is %s', (text, expected) => {
    expect(iso(parseIsoTime(text))).toBe(expected);
  });

  it('without a time of day is a day only', () => {
    expect(parseIsoTime('2024-03-05')?.isDayOnly).toBe(true);
    expect(parseIsoTime('2024-03-05T00:00:00Z')?.isDayOnly).toBe(false);
  });

  it('is read back as the day that it was written', () => {
    const day = fc
      .integer({ min: -20_000, max: 60_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(fc.property(day, (text) => expect(iso(parseIsoTime(text))?.slice(0, 10)).toBe(text)));
  });

  it('may count seconds or milliseconds', () => {
    expect(iso(epochTime(1_709_671_290))).toBe('2024-03-05T20:41:30.000Z');
    expect(iso(epochTime(1_709_671_290_000))).toBe('2024-03-05T20:41:30.000Z');
    for (const none of [0, -5, Number.NaN, Infinity, 9e15]) expect(epochTime(none)).toBeNull();
  });

  it('with the month first is distinguished from one with the day first by dates that allow only one order', () => {
    expect(detectDayOrder(['1/2/24', '12/31/23'])).toBe('month-first');
    expect(detectDayOrder(['1.2.24', '31.12.23'])).toBe('day-first');
    expect(detectDayOrder(['2024-1-2', 'x'])).toBe('year-first');
    expect(detectDayOrder(['1/2/24', '3/4/24'])).toBeNull();
    expect(detectDayOrder(['31/1/24', '1/31/24'])).toBeNull();
  });

  it('is never guessed where both orders are possible', () => {
    expect(iso(parseDay('12/31/26', 'month-first'))).toBe('2026-12-31T12:00:00.000Z');
    expect(iso(parseDay('31.12.2026', 'day-first'))).toBe('2026-12-31T12:00:00.000Z');
    expect(iso(parseDay('26-12-31', 'year-first'))).toBe('2026-12-31T12:00:00.000Z');
    expect(parseDay('1/2/24', null)).toBeNull();
    expect(iso(parseDay('3/3/24', null))).toBe('2024-03-03T12:00:00.000Z');
    expect(parseDay('13/13/24', 'month-first')).toBeNull();
    expect(parseDay('soon', 'day-first')).toBeNull();
  });
});

const at = (zone: string, shown: string) => new Date(createLocalClock(zone)(Date.parse(`${shown}Z`))).toISOString();

describe('what a clock showed [IMPORT-05]', () => {
  it.each([
    ['UTC', '2024-03-05T20:41:30.123', '2024-03-05T20:41:30.123Z'],
    ['Europe/Berlin', '2024-03-05T20:41:30.000', '2024-03-05T19:41:30.000Z'],
    ['Europe/Berlin', '2024-07-05T20:41:30.000', '2024-07-05T18:41:30.000Z'],
    ['America/New_York', '2024-03-05T20:41:30.000', '2024-03-06T01:41:30.000Z'],
    ['Asia/Kolkata', '2024-01-01T00:10:00.000', '2023-12-31T18:40:00.000Z'],
    // The clocks go forward at 01:00 UTC and back at 01:00 UTC.
    ['Europe/Berlin', '2024-03-31T01:59:00.000', '2024-03-31T00:59:00.000Z'],
    ['Europe/Berlin', '2024-03-31T03:01:00.000', '2024-03-31T01:01:00.000Z'],
    ['Europe/Berlin', '2024-10-27T03:01:00.000', '2024-10-27T02:01:00.000Z'],
  ])('in %s, %s, was %s', (zone, shown, utc) => {
    expect(at(zone, shown)).toBe(utc);
  });
});
