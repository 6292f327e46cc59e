import { DAY_MS } from '@marquee/core';
import { perLanguage } from '../../shared/lib/format/per-language';
import { longWeekday } from '../../shared/lib/format/weekday';

const MONDAY = Date.UTC(2024, 0, 1);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const formatters = perLanguage((locale) => ({
  oneDecimal: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  twoDecimals: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  growth: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'always' }),
}));

export const oneDecimal = (value: number): string => formatters().oneDecimal.format(value);
export const twoDecimals = (value: number): string => formatters().twoDecimals.format(value);
/** Formats 64 as `64%`. */
export const percent = (value: number): string => formatters().percent.format(value / 100);
/** Formats 37 as `+37%`. */
export const growth = (value: number): string => formatters().growth.format(value / 100);

/** Translates an English weekday; anything else is returned unchanged. */
export function weekdayName(day: string): string {
  const index = days.indexOf(day);
  return index === -1 ? day : longWeekday(MONDAY + index * DAY_MS);
}
