import { describe, expect, it } from '@jest/globals';
import {
  addBookmark,
  allCategories,
  removeCategoryName,
  addCategoryName,
  customCategories,
  parseBookmarks,
  parseCategories,
  removeBookmark,
  resolveCategory,
} from './index';

const film = { mediaId: 605, mediaType: 'movie' as const };
describe('a typed category name', () => {
  it.each([
    ['  Noir ', 'Noir'],
    ['noir', 'Noir'],
    ['WATCHLIST', 'watchlist'],
    ['Favorites', 'favorites'],
    ['   ', null],
    ['', null],
    ['Rainy days', 'Rainy days'],
  ])('%j means %j [BOOKMARK-03]', (typed, expected) => expect(resolveCategory(typed, ['Noir'])).toBe(expected));
});

describe('the visitor’s own categories', () => {
  it('survive being empty [BOOKMARK-04]', () => {
    const bookmarks = removeBookmark(addBookmark([], film, 1, 'Noir'), film, 2, 'Noir');
    expect(customCategories(bookmarks, addCategoryName([], 'Noir', 1))).toEqual(['Noir']);
    expect(customCategories(bookmarks, [])).toEqual([]);
  });

  it('include those that only stored bookmarks name, and no built-in one [BOOKMARK-26]', () => {
    const bookmarks = addBookmark(addBookmark([], film, 1, 'Zeppelins'), film, 1, 'watched');
    expect(customCategories(bookmarks, addCategoryName([], 'art', 1))).toEqual(['art', 'Zeppelins']);
    expect(allCategories(['art'])).toEqual(['watchlist', 'watched', 'favorites', 'art']);
  });

  it('are gone when dropped, until they are added again', () => {
    const kept = addCategoryName([], 'Noir', 5);
    const dropped = removeCategoryName(kept, 'Noir', 6);
    expect(customCategories([], dropped)).toEqual([]);
    expect(removeCategoryName([], 'Noir', 7)).toEqual([{ name: 'Noir', addedAt: 7, removedAt: 7 }]);
    expect(customCategories([], addCategoryName(dropped, 'Noir', 6))).toEqual(['Noir']);
  });

  it('are kept once, and built-in ones not at all', () => {
    const kept = addCategoryName([], 'Noir', 5);
    expect(kept).toEqual([{ name: 'Noir', addedAt: 5 }]);
    expect(addCategoryName(kept, 'Noir', 9)).toEqual(kept);
    expect(addCategoryName(kept, ' Watched ', 9)).toEqual(kept);
    expect(addCategoryName(kept, 'Later', 9)).toEqual([...kept, { name: 'Later', addedAt: 9 }]);
  });

  it('come back and go whatever the clocks say, and leave the others alone', () => {
    const list = addCategoryName(addCategoryName([], 'Noir', 5), 'Later', 5);
    const dropped = removeCategoryName(list, 'Noir', 3);
    expect(dropped).toEqual([
      { name: 'Noir', addedAt: 5, removedAt: 5 },
      { name: 'Later', addedAt: 5 },
    ]);
    expect(removeCategoryName(dropped, 'Noir', 9)).toEqual(dropped);
    expect(customCategories([], addCategoryName(dropped, 'Noir', 2))).toEqual(['Later', 'Noir']);
    expect(addCategoryName(dropped, 'Noir', 20)).toEqual([
      { name: 'Noir', addedAt: 20, removedAt: 5 },
      { name: 'Later', addedAt: 5 },
    ]);
    expect(customCategories([], removeCategoryName(list, 'Later', 9))).toEqual(['Noir']);
  });

  it('stand from A to Z, small and capital letters together', () => {
    const kept = ['b', 'Zoo', 'a', 'B', 'Éric'].map((name) => ({ name, addedAt: 1 }));
    for (const list of [kept, [...kept].reverse()])
      expect(customCategories([], list)).toEqual(['a', 'B', 'b', 'Éric', 'Zoo']);
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
