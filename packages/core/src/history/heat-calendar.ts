import { DAY_MS, isoDay, parseIsoDate } from '../media';

const DAYS_PER_WEEK = 7;

export interface HeatDay {
  /** `YYYY-MM-DD`. */
  day: string;
  count: number;
  /** 0 without plays, then by their number: 1, 2, 3 to 4, 5 or more. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Column, from 0. */
  week: number;
  /** Row: Monday 0 to Sunday 6. */
  weekday: number;
}

export interface HeatCalendar {
  weeks: number;
  /** The twelve months and the column in which each starts. */
  months: { month: string; week: number }[];
  days: HeatDay[];
}

/** By number of titles; more of them have the highest level. */
const LEVELS = [0, 1, 2, 3, 3] as const;
const levelOf = (count: number): HeatDay['level'] => LEVELS[count] ?? 4;

/**
 * The days of a year in columns of weeks that start on Monday.
 *
 * @param counts number of plays by day, `YYYY-MM-DD`
 */
export function heatCalendar(year: number, counts: ReadonlyMap<string, number>): HeatCalendar {
  const start = parseIsoDate(`${year}-01-01`) ?? 0;
  const end = parseIsoDate(`${year + 1}-01-01`) ?? 0;
  const offset = (new Date(start).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  const days: HeatDay[] = [];
  const months: HeatCalendar['months'] = [];
  for (let ms = start; ms < end; ms += DAY_MS) {
    const day = isoDay(ms);
    const place = offset + (ms - start) / DAY_MS;
    const week = Math.floor(place / DAYS_PER_WEEK);
    if (day.endsWith('-01')) months.push({ month: day.slice(0, 7), week });
    const count = counts.get(day) ?? 0;
    days.push({ day, count, level: levelOf(count), week, weekday: place % DAYS_PER_WEEK });
  }
  return { weeks: (days.at(-1)?.week ?? 0) + 1, months, days };
}
