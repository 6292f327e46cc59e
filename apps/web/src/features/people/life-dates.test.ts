import { describe, expect, it } from '@jest/globals';
import { lifeDates, yearsBetween } from './life-dates';

const now = Date.UTC(2024, 1, 28);

describe('the dates of a life', () => {
  it('include the current age of a living person', () => {
    expect(lifeDates({ birthday: '1984-02-28', deathday: null }, now).born).toBe('February 28, 1984 (age 40)');
    expect(lifeDates({ birthday: '1984-02-29', deathday: null }, now).born).toBe('February 29, 1984 (age 39)');
  });

  it('include the age at death, not the current age', () => {
    expect(lifeDates({ birthday: '1950-06-01', deathday: '2011-05-31' }, now)).toEqual({
      born: 'June 1, 1950',
      died: 'May 31, 2011 (aged 60)',
    });
  });

  it('give no age where one of them is wrong', () => {
    expect(lifeDates({ birthday: '1984-02-28', deathday: '1983-05-01' }, now)).toEqual({
      born: 'February 28, 1984',
      died: 'May 1, 1983',
    });
    expect(lifeDates({ birthday: '2030-01-01', deathday: null }, now).born).toBe('January 1, 2030');
  });

  it('are left out where they are unknown', () => {
    expect(lifeDates({ birthday: null, deathday: null }, now)).toEqual({ born: null, died: null });
    expect(lifeDates({ birthday: null, deathday: '2011-05-31' }, now).died).toBe('May 31, 2011');
    expect(yearsBetween(Date.UTC(2000, 0, 1), Date.UTC(2000, 11, 31))).toBe(0);
  });
});
