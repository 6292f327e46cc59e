import { expect, it } from '@jest/globals';
import { yearLabel } from './year-label';

it('shows the year, marks a series, and says Unknown without a date [SEARCH-08]', () => {
  expect(yearLabel('movie', '1999-10-15')).toBe('1999');
  expect(yearLabel('tv', '2011-04-17')).toBe('2011 (first release)');
  expect(yearLabel('tv', '')).toBe('Unknown');
});
