import { expect, it } from '@jest/globals';
import { dayToMs } from '@marquee/core';
import { localDay } from './local-day';
import { watchedDay } from './watched-day';

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
