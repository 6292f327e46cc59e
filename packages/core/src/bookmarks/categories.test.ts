import { describe, expect, it } from '@jest/globals';
import { mergeEntries, toEntries, type Entries } from '../sync/merge-entries';
import {
  allCategories,
  removeCategoryName,
  addCategoryName,
  categoriesFromEntries,
  categoryToEntry,
  customCategories,
  parseBookmarks,
  parseCategories,
  resolveCategory,
  type CategoryName,
  type CategoryValue,
} from './index';

type Names = Entries<CategoryValue>;

const named = (names: CategoryName[]) => toEntries({}, names.map(categoryToEntry));
const add = (names: Names, name: string, nowMs: number): Names =>
  mergeEntries({}, names, addCategoryName(names, name, nowMs));
const remove = (names: Names, name: string, nowMs: number): Names =>
  mergeEntries({}, names, [removeCategoryName(names, name, nowMs)]);

describe('a typed category name', () => {
  it.each([
    ['  Noir ', 'Noir'],
    ['noir', 'Noir'],
    ['WATCHLIST', 'watchlist'],
    ['Favorites', 'favorites'],
    ['   ', null],
    ['', null],
    ['Rainy days', 'Rainy days'],
    [' Rainy \t days', 'Rainy days'],
    ['SCI  fi', 'Sci fi'],
    ['My Watch  list', 'My Watch list'],
    ['__proto__', '__proto__'],
  ])('%j means %j [BOOKMARK-03]', (typed, expected) =>
    expect(resolveCategory(typed, ['Noir', 'Sci fi'])).toBe(expected),
  );
});

describe('the visitor’s own categories', () => {
  it('survive being empty [BOOKMARK-04]', () => {
    expect(customCategories([], add({}, 'Noir', 1))).toEqual(['Noir']);
    expect(customCategories([], {})).toEqual([]);
  });

  it('include those that only stored bookmarks name, and no built-in one [BOOKMARK-26]', () => {
    expect(customCategories(['Zeppelins', 'watched'], add({}, 'art', 1))).toEqual(['art', 'Zeppelins']);
    expect(allCategories(['art'])).toEqual(['watchlist', 'watched', 'favorites', 'art']);
  });

  it('are gone when dropped, until they are added again', () => {
    const kept = add({}, 'Noir', 5);
    const dropped = remove(kept, 'Noir', 6);
    expect(customCategories([], dropped)).toEqual([]);
    expect(categoriesFromEntries(remove({}, 'Noir', 7))).toEqual([{ name: 'Noir', addedAt: 7, removedAt: 7 }]);
    expect(customCategories([], add(dropped, 'Noir', 6))).toEqual(['Noir']);
  });

  it('are kept once, and built-in ones not at all', () => {
    const kept = add({}, 'Noir', 5);
    expect(categoriesFromEntries(kept)).toEqual([{ name: 'Noir', addedAt: 5 }]);
    expect(add(kept, 'Noir', 9)).toBe(kept);
    expect(add(kept, ' Watched ', 9)).toBe(kept);
    expect(customCategories([], add(kept, 'Later', 9))).toEqual(['Later', 'Noir']);
  });

  it('come back and go whatever the clocks say, and leave the others alone', () => {
    const list = add(add({}, 'Noir', 5), 'Later', 5);
    const dropped = remove(list, 'Noir', 3);
    expect(categoriesFromEntries(dropped)).toEqual([
      { name: 'Noir', addedAt: 5, removedAt: 5 },
      { name: 'Later', addedAt: 5 },
    ]);
    expect(remove(dropped, 'Noir', 9)).toBe(dropped);
    expect(customCategories([], add(dropped, 'Noir', 2))).toEqual(['Later', 'Noir']);
    expect(categoriesFromEntries(add(dropped, 'Noir', 20))).toEqual([
      { name: 'Later', addedAt: 5 },
      { name: 'Noir', addedAt: 20, removedAt: 5 },
    ]);
    expect(customCategories([], remove(list, 'Later', 9))).toEqual(['Noir']);
  });

  it('stand from A to Z, small and capital letters together', () => {
    const kept = ['b', 'Zoo', 'a', 'B', 'Éric'].map((name) => ({ name, addedAt: 1 }));
    for (const list of [kept, [...kept].reverse()])
      expect(customCategories([], named(list))).toEqual(['a', 'B', 'b', 'Éric', 'Zoo']);
  });

  it('are read from a stored list, from plain names, and never from junk', () => {
    expect(
      parseCategories(['Noir', { name: ' Later ', addedAt: 4 }, { name: 'Watched' }, 7, null, { name: '' }]),
    ).toEqual([
      { name: 'Noir', addedAt: 0 },
      { name: 'Later', addedAt: 4 },
    ]);
    expect(
      parseCategories([
        { name: 5 },
        { addedAt: 1 },
        { name: 'A', addedAt: -1, removedAt: 0 },
        { name: 'B', addedAt: 'x', removedAt: -2 },
        { name: 'C', addedAt: Number.POSITIVE_INFINITY, removedAt: 'y' },
        '  ',
      ]),
    ).toEqual([
      { name: 'A', addedAt: 0, removedAt: 0 },
      { name: 'B', addedAt: 0 },
      { name: 'C', addedAt: 0 },
    ]);
    expect(parseCategories({})).toBeNull();
  });
});

it('reads a stored built-in category whatever its case [BOOKMARK-02]', () => {
  expect(parseBookmarks([{ mediaId: 1, category: 'Watchlist', addedAt: 1 }])?.[0]?.category).toBe('watchlist');
});
