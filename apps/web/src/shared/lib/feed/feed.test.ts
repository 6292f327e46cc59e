import { expect, it } from '@jest/globals';
import { interleave } from './interleave';
import { seededShuffle } from './seeded-shuffle';
import { browserVisit, rememberVisit, visitIn } from './visit';

it('alternates between both lists up to the limit', () => {
  expect(interleave([1, 3, 5], [2, 4, 6], 5)).toEqual([1, 2, 3, 4, 5]);
});

it('fills up from the longer list', () => {
  expect(interleave([1], [2, 3, 4], 30)).toEqual([1, 2, 3, 4]);
  expect(interleave([], [], 3)).toEqual([]);
});

const items = Array.from({ length: 40 }, (_, index) => index);

it('keeps every item once', () => {
  expect([...seededShuffle(items, 'a visit')].sort((a, b) => a - b)).toEqual(items);
});

it('gives the same order within a visit, and another order on another visit [BROWSE-15]', () => {
  expect(seededShuffle(items, 'one')).toEqual(seededShuffle(items, 'one'));
  expect(seededShuffle(items, 'one')).not.toEqual(seededShuffle(items, 'two'));
  expect(seededShuffle(items, 'one')).not.toEqual(items);
});

it('a visit of the site is sent to the server in a cookie, and matches that of a server-rendered page [BROWSE-15]', () => {
  const visit = browserVisit();
  expect(visitIn(document.cookie)).toBe(visit);
  expect(browserVisit()).toBe(visit);
  const other = visit === '3' ? '1' : '3';
  rememberVisit(other);
  expect(browserVisit()).toBe(other);
  expect(visitIn(document.cookie)).toBe(other);
});

it('an invalid cookie is ignored', () => {
  expect(visitIn('session=visit=2; other=1')).toBeUndefined();
  expect(visitIn('visit=<b>')).toBeUndefined();
  expect(visitIn('a=1; visit=2; b=3')).toBe('2');
});
