import { DAY_MS } from '@marquee/core';

/** UTC midnight of a moment, in epoch milliseconds. */
export const dayStart = (now: Date): number => Math.floor(now.getTime() / DAY_MS) * DAY_MS;

const EPOCH_WEEKDAY = 4;

/** UTC weekday, 0 is Sunday. */
export const weekday = (ms: number): number => (Math.floor(ms / DAY_MS) + EPOCH_WEEKDAY) % 7;

/** UTC midnight of the Monday of a day's week. */
export const weekStart = (dayMs: number): number => dayMs - ((weekday(dayMs) + 6) % 7) * DAY_MS;
