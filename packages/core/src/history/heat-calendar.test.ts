import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heatCalendar } from './heat-calendar';

describe('the heat calendar', () => {
  it('has every day of a year once, in columns of weeks from Monday [DIARY-03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        const { days, weeks, months } = heatCalendar(year, new Map());
        expect(new Set(days.map(({ day }) => day)).size).toBe(
          new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 366 : 365,
        );
        expect(new Set(days.map(({ week, weekday }) => week * 7 + weekday)).size).toBe(days.length);
        // One comparison for all days: each call of expect takes longer than a day's whole calculation.
        expect(days.map(({ weekday }) => weekday)).toEqual(days.map(({ day }) => (new Date(day).getUTCDay() + 6) % 7));
        expect(Math.max(...days.map(({ week }) => week))).toBe(weeks - 1);
        expect(months.map(({ month }) => Number(month.slice(5)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      }),
    );
  });

  it('is the warmer the more was watched', () => {
    const counts = new Map([1, 2, 3, 4, 5, 40].map((count, index) => [`2026-01-0${index + 1}`, count]));
    expect(
      heatCalendar(2026, counts)
        .days.slice(0, 7)
        .map(({ level }) => level),
    ).toEqual([1, 2, 3, 3, 4, 4, 0]);
  });
});
