import { describe, expect, it } from '@jest/globals';
import { createLocalClock } from './local-time';

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
