import { DAY_MS, parseIsoDate } from '../media';
import type { StatisticsFigures } from './figures';

const HOUR_SEC = 3_600;
const HOURS_PER_DAY = 24;
const DAYS_PER_YEAR = 365;
const GB_PER_TB = 1_024;

/** Whole days since the launch date, in UTC; 0 before it. */
export const daysSinceLaunch = (launchDate: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - (parseIsoDate(launchDate) ?? nowMs)) / DAY_MS));

/** Average films per day since launch, rounded; on the first day, all of them. */
export const averageDailyMovies = ({ totalMoviesWatched, launchDate }: StatisticsFigures, nowMs: number): number =>
  Math.round(totalMoviesWatched / Math.max(1, daysSinceLaunch(launchDate, nowMs)));

interface WatchTime {
  years: number;
  days: number;
  hours: number;
  totalHours: number;
}

/** Splits seconds into years of 365 days, days and hours; also as hours alone. */
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

/** Gigabytes per film; null if data is not counted or nothing was watched. */
export const gigabytesPerMovie = ({
  totalDataTransferred,
  totalMoviesWatched,
}: Pick<StatisticsFigures, 'totalDataTransferred' | 'totalMoviesWatched'>): number | null =>
  totalDataTransferred === null || totalMoviesWatched === 0
    ? null
    : (totalDataTransferred * GB_PER_TB) / totalMoviesWatched;

/** A share in percent, clamped to 0 to 100. */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));

export type LoadLevel = 'green' | 'yellow' | 'red';

/** Green below 70, yellow from 70, red from 90. */
export const loadLevel = (percent: number): LoadLevel => (percent < 70 ? 'green' : percent < 90 ? 'yellow' : 'red');
