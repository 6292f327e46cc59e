import { DAY_MS, parseIsoDate } from '../media';

/** Epoch milliseconds of a date or an ISO time; an end given as a date includes that whole day. */
function momentMs(date: string, isEnd: boolean): number {
  const day = parseIsoDate(date);
  return day === null ? Date.parse(date) : day + (isEnd ? DAY_MS - 1 : 0);
}

/** Whether a time lies between two dates; either may be missing. */
export const isWithinDates = (startsAt: string | undefined, endsAt: string | undefined, nowMs: number): boolean =>
  !(startsAt && nowMs < momentMs(startsAt, false)) && !(endsAt && nowMs > momentMs(endsAt, true));
