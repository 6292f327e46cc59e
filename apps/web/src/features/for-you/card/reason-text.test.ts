import { expect, it } from '@jest/globals';
import { reasonText } from './reason-text';

const textOf = (...ratings: (number | null)[]) =>
  reasonText({ kind: 'seed', key: 'tv:1', title: 'Lost', ratings }, ratings.length > 1 ? 'Ben' : null);

it('rounds a mean of ratings to half a star [FORYOU-06]', () => {
  expect([9, 9.6, 7.5, 7.4, 1.6, 1].map((rating) => textOf(rating))).toEqual([
    'You gave 4½ to Lost',
    'You gave 5 to Lost',
    'You gave 4 to Lost',
    'You gave 3½ to Lost',
    'You gave 1 to Lost',
    'You gave ½ to Lost',
  ]);
  expect(textOf(9.6, 10)).toBe('Both of you gave 5 to Lost');
});
