import { describe, expect, it } from '@jest/globals';
import {
  averageDailyMovies,
  daysSinceLaunch,
  gigabytesPerMovie,
  loadLevel,
  percentOf,
  SAMPLE_FIGURES,
  splitWatchTime,
} from '.';

const DAY_MS = 86_400_000;
const LAUNCH = Date.UTC(2025, 1, 23);

describe('the statistics page', () => {
  it('counts the days since the launch on 2025-02-23 [STATS-01]', () => {
    expect(SAMPLE_FIGURES.launchDate).toBe('2025-02-23');
    const days = (nowMs: number) => daysSinceLaunch(SAMPLE_FIGURES.launchDate, nowMs);
    expect(days(LAUNCH)).toBe(0);
    expect(days(LAUNCH + DAY_MS - 1)).toBe(0);
    expect(days(LAUNCH + 10 * DAY_MS)).toBe(10);
    expect(days(LAUNCH - DAY_MS)).toBe(0);
    expect(daysSinceLaunch('soon', LAUNCH)).toBe(0);
  });

  it('averages the films over those days [STATS-02]', () => {
    expect(averageDailyMovies(SAMPLE_FIGURES, LAUNCH + 100 * DAY_MS)).toBe(497);
    expect(averageDailyMovies(SAMPLE_FIGURES, LAUNCH)).toBe(49_736);
  });

  it('splits the watch time into years of 365 days, days and hours [STATS-02, STATS-03]', () => {
    expect(splitWatchTime(((365 + 2) * 24 + 3) * 3_600 + 59)).toEqual({
      years: 1,
      days: 2,
      hours: 3,
      totalHours: 8_811,
    });
  });

  it('counts 1024 gigabytes as a terabyte [STATS-03]', () => {
    expect(gigabytesPerMovie({ totalDataTransferred: 1, totalMoviesWatched: 512 })).toBe(2);
    expect(gigabytesPerMovie({ totalDataTransferred: null, totalMoviesWatched: 512 })).toBeNull();
    expect(gigabytesPerMovie({ totalDataTransferred: 1, totalMoviesWatched: 0 })).toBeNull();
  });

  it.each([
    [0, 'green'],
    [69.9, 'green'],
    [70, 'yellow'],
    [89, 'yellow'],
    [90, 'red'],
    [100, 'red'],
  ] as const)('shows a load of %d in %s [STATS-04]', (percent, level) => expect(loadLevel(percent)).toBe(level));

  it('clamps its bars', () => {
    expect(percentOf(5, 20)).toBe(25);
    expect(percentOf(30, 20)).toBe(100);
    expect(percentOf(1, 0)).toBe(0);
    expect(percentOf(1, -1)).toBe(0);
    expect(percentOf(-1, 20)).toBe(0);
  });

  it('has sample figures that agree with each other [STATS-07, STATS-09]', () => {
    const { watchesByDay, totalMoviesWatched, topMovies, activeUsers, mostActiveCountries } = SAMPLE_FIGURES;
    expect(totalMoviesWatched).toBe(49_736);
    expect(SAMPLE_FIGURES.growthRate).toBe(37);
    expect(SAMPLE_FIGURES.serverLoad).toBe(64);
    expect(watchesByDay.reduce((sum, { count }) => sum + count, 0)).toBe(totalMoviesWatched);
    expect(topMovies).toHaveLength(5);
    expect(mostActiveCountries).toHaveLength(5);
    expect(mostActiveCountries.reduce((sum, { users }) => sum + users, 0)).toBeLessThan(activeUsers.month);
    expect(activeUsers.today).toBeLessThan(activeUsers.week);
  });
});
