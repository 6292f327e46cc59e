import { expect, it } from '@jest/globals';
import { interleave } from './interleave';

it('alternates between both lists up to the limit', () => {
  expect(interleave([1, 3, 5], [2, 4, 6], 5)).toEqual([1, 2, 3, 4, 5]);
});

it('fills up from the longer list', () => {
  expect(interleave([1], [2, 3, 4], 30)).toEqual([1, 2, 3, 4]);
  expect(interleave([], [], 3)).toEqual([]);
});
