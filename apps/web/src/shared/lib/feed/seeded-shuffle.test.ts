import { expect, it } from '@jest/globals';
import { seededShuffle } from './seeded-shuffle';

const items = Array.from({ length: 40 }, (_, index) => index);

it('keeps every item once', () => {
  expect([...seededShuffle(items, 'a visit')].sort((a, b) => a - b)).toEqual(items);
});

it('gives the same order within a visit, and another order on another visit [BROWSE-15]', () => {
  expect(seededShuffle(items, 'one')).toEqual(seededShuffle(items, 'one'));
  expect(seededShuffle(items, 'one')).not.toEqual(seededShuffle(items, 'two'));
  expect(seededShuffle(items, 'one')).not.toEqual(items);
});
