import { expect, it } from '@jest/globals';
import { spanOf } from './span-of';

it('tells how many films a collection has and over which years', () => {
  expect(spanOf([{ year: 2021 }, { year: 1999 }, { year: null }])).toBe('3 films · 1999–2021');
  expect(spanOf([{ year: 1999 }])).toBe('1 film · 1999');
  expect(spanOf([])).toBe('0 films');
});
