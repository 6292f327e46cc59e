import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers';

describe('the page buttons', () => {
  it.each([
    [1, 10, [1, 2, 3, 4]],
    [2, 10, [1, 2, 3, 4]],
    [5, 10, [4, 5, 6, 7]],
    [10, 10, [7, 8, 9, 10]],
    [1, 3, [1, 2, 3]],
    [1, 0, []],
  ])('on page %i of %i are %p [SEARCH-16]', (current, total, expected) => {
    expect(pageNumbers(current, total)).toEqual(expected);
  });
});
