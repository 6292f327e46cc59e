import { DAY_MS, parseIsoDate } from '../media';
import type { StatisticsFigures } from './figures';

const HOUR_SEC = 3_600;
const HOURS_PER_DAY = 24;
const DAYS_PER_YEAR = 365;
const GB_PER_TB = 1_024;

/** Whole days of 86400000 ms since the launch date, in UTC; zero before it. */
export const daysSinceLaunch = (launchDate: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - (parseIsoDate(launchDate) ?? nowMs)) / DAY_MS));

/** Films a day since the launch, rounded; on the first day, all of them. */
export const averageDailyMovies = ({ totalMoviesWatched, launchDate }: StatisticsFigures, nowMs: number): number =>
  Math.round(totalMoviesWatched / Math.max(1, daysSinceLaunch(launchDate, nowMs)));

interface WatchTime {
  years: number;
  days: number;
  hours: number;
  totalHours: number;
}

/** Seconds as years of 365 days, days and hours, and as hours alone. */
export function splitWatchTime(seconds: number): WatchTime {
  const totalHours = Math.floor(seconds / HOUR_SEC);
  const totalDays = Math.floor(totalHours / HOURS_PER_DAY);
  return {
    years: Math.floor(totalDays / DAYS_PER_YEAR),
    days: totalDays % DAYS_PER_YEAR,
    hours: totalHours % HOURS_PER_DAY,
    totalHours,
  };
}

/** Gigabytes a film, at 1024 to a terabyte; null where data is not counted or nothing was watched. */
export const gigabytesPerMovie = ({
  totalDataTransferred,
  totalMoviesWatched,
}: Pick<StatisticsFigures, 'totalDataTransferred' | 'totalMoviesWatched'>): number | null =>
  totalDataTransferred === null || totalMoviesWatched === 0
    ? null
    : (totalDataTransferred * GB_PER_TB) / totalMoviesWatched;

/** A part of a whole in percent, between 0 and 100. */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));

export type LoadLevel = 'green' | 'yellow' | 'red';

/** Green under 70, yellow 70 to 89, red 90 and over. */
export const loadLevel = (percent: number): LoadLevel => (percent < 70 ? 'green' : percent < 90 ? 'yellow' : 'red');
