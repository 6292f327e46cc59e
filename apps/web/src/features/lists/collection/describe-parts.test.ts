import { expect, it } from '@jest/globals';
import { describeParts } from './describe-parts';

it('says how many films a collection has and which years it spans', () => {
  expect(describeParts([{ year: 2021 }, { year: 1999 }, { year: null }])).toBe('3 movies · 1999–2021');
  expect(describeParts([{ year: 1999 }])).toBe('1 movie · 1999');
  expect(describeParts([])).toBe('0 movies');
});
