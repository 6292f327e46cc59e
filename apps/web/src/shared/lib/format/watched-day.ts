import { isDayOnly, isoDay } from '@marquee/core';
import { localDay } from './local-day';

/** Calendar day on which something was watched, `YYYY-MM-DD`: in local time, or the recorded day if it has no time. */
export const watchedDay = (ms: number): string => (isDayOnly(ms) ? isoDay(ms) : localDay(ms));
