import { DAY_MS, isoDay, parseIsoDate } from '../media';

export function addDays(day: string, days: number): string {
  const ms = parseIsoDate(day);
  return ms === null ? day : isoDay(ms + days * DAY_MS);
}

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(parseIsoDate(day) ?? 0).getUTCDay();

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day of another month, or the last that the month has. */
export function addMonths(day: string, months: number): string {
  const ms = parseIsoDate(day);
  if (ms === null) return day;
  const at = new Date(ms);
  const month = at.getUTCMonth() + months;
  const lastDate = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), lastDate)));
}
