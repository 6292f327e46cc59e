import { describe, expect, it } from '@jest/globals';
import { title } from '../../testing/titles';
import { pageNumbers } from './page-numbers';
import { hasSearch, readSearchParams, searchParamsOf } from './search-params';
import { sortItems } from './sort-items';

describe('the page buttons', () => {
  it.each([
    [1, 10, [1, 2, 3, 4]],
    [2, 10, [1, 2, 3, 4]],
    [5, 10, [4, 5, 6, 7]],
    [10, 10, [7, 8, 9, 10]],
    [1, 3, [1, 2, 3]],
    [1, 0, []],
  ])('on page %i of %i are %p', (current, total, expected) => {
    expect(pageNumbers(current, total)).toEqual(expected);
  });
});

describe('sorting a page', () => {
  it.each([
    ['date.desc', [2, 1, 3]],
    ['date.asc', [1, 2, 3]],
  ] as const)('by %s puts titles without a date last', (sort, ids) => {
    const items = [title(3, { date: null }), title(1, { date: '1999-03-31' }), title(2, { date: '2020-01-01' })];
    expect(sortItems(items, sort).map(({ id }) => id)).toEqual(ids);
  });

  it('by rating takes a title without votes for one without a rating', () => {
    const items = [
      title(1, { voteAverage: 0, voteCount: 0 }),
      title(2, { voteAverage: 4 }),
      title(3, { voteAverage: 9 }),
    ];
    expect(sortItems(items, 'rating.asc').map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('the address of a search', () => {
  it('says what was asked and leaves out the defaults', () => {
    const asked = { query: 'alien', page: 3, type: 'tv', sort: 'rating.asc' } as const;
    expect(readSearchParams(searchParamsOf(asked))).toEqual(asked);
    expect(searchParamsOf(readSearchParams(new URLSearchParams('query=alien&page=1&type=all'))).toString()).toBe(
      'query=alien',
    );
  });

  it('falls back to the defaults for what it says wrongly', () => {
    expect(readSearchParams(new URLSearchParams('page=-2&type=person&sort=name'))).toEqual({
      query: '',
      page: 1,
      type: 'all',
      sort: 'popularity.desc',
    });
  });

  it('asks for nothing without text and without a filter', () => {
    expect(hasSearch(readSearchParams(new URLSearchParams('query=%20')))).toBe(false);
    expect(hasSearch(readSearchParams(new URLSearchParams('type=movie')))).toBe(true);
  });
});
