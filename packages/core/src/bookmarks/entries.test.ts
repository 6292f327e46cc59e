import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Entries, mergeEntries, toEntries } from '../sync/merge-entries';
import { type Move, moveInOrder, type Placed } from './custom-order';
import { bookmarkedTitle, bookmarkRules, type BookmarkValue } from './entries';
import {
  addCategoryName,
  allCategories,
  type Bookmark,
  categoriesFromEntries,
  type CategoryName,
  categoryToEntry,
  type CategoryValue,
  customCategories,
  mergeBookmarks,
  parseCategories,
  removeCategoryName,
  resolveCategory,
} from './index';

const entry = (key: string, changedAt: number, value: BookmarkValue = {}) => ({ key, value, changedAt });

describe('the title that a bookmark carries', () => {
  it('stays when a device that does not know it adds the bookmark again, or removes it', () => {
    const mine = toEntries(bookmarkRules, [entry('1/movie/watchlist', 5, { title: 'Low Tide', year: 2020 })]);
    const again = mergeEntries(bookmarkRules, mine, [entry('1/movie/watchlist', 9)]);
    expect(again['1']?.['1/movie/watchlist']).toEqual(entry('1/movie/watchlist', 9, { title: 'Low Tide', year: 2020 }));
    const removed = mergeEntries(bookmarkRules, again, [{ ...entry('1/movie/watchlist', 9), removedAt: 10 }]);
    expect(removed['1']?.['1/movie/watchlist']).toMatchObject({ removedAt: 10, value: { title: 'Low Tide' } });
  });

  it('is known in every category of the film, and is not that of the series with its number', () => {
    const { 1: group } = toEntries(bookmarkRules, [
      entry('1/movie/watchlist', 5, { title: 'Low Tide' }),
      entry('1/movie/Noir', 9),
    ]);
    expect(bookmarkedTitle(group, { mediaType: 'movie' })).toEqual({ title: 'Low Tide' });
    expect(bookmarkedTitle(group, { mediaType: 'tv' })).toEqual({});
    expect(bookmarkedTitle(undefined, { mediaType: 'movie' })).toEqual({});
  });
});

const untyped: Bookmark = { mediaId: 1, category: 'watchlist', addedAt: 5 };
const film: Bookmark = { ...untyped, mediaType: 'movie' };
const series: Bookmark = { ...untyped, mediaType: 'tv' };

describe('merging bookmarks', () => {
  it('keeps the order of the first list; what only the second has comes after it', () => {
    const noir: Bookmark = { ...film, category: 'Noir' };
    const other: Bookmark = { ...film, mediaId: 2 };
    expect(mergeBookmarks([series, film], [other, film, noir])).toEqual([series, film, other, noir]);
  });

  it('takes the latest addition and the latest removal, whichever list knows them', () => {
    const a: Bookmark = { ...film, addedAt: 8, removedAt: 3 };
    const b: Bookmark = { ...film, addedAt: 2, removedAt: 6 };
    for (const merged of [mergeBookmarks([a], [b]), mergeBookmarks([b], [a])])
      expect(merged).toEqual([{ ...film, addedAt: 8, removedAt: 6 }]);
  });

  it('treats removedAt 0 as a removal', () => {
    const removed: Bookmark = { ...film, addedAt: 0, removedAt: 0 };
    expect(mergeBookmarks([{ ...film, addedAt: 0 }], [removed])).toEqual([removed]);
    expect(mergeBookmarks([film], [{ ...film, addedAt: 9 }])).toEqual([{ ...film, addedAt: 9 }]);
  });

  it('gives what was done without a type to the film and the series of that number, in that category alone', () => {
    const noir: Bookmark = { ...film, category: 'Noir' };
    const other: Bookmark = { ...film, mediaId: 2 };
    const removed: Bookmark = { ...untyped, removedAt: 9 };
    expect(mergeBookmarks([film, series, noir, other], [removed])).toEqual([
      { ...film, removedAt: 9 },
      { ...series, removedAt: 9 },
      noir,
      other,
      { ...removed, resolved: true },
    ]);
  });

  it('makes an untyped entry reappear once the typed one is gone', () => {
    expect(mergeBookmarks([{ ...untyped, resolved: true }], [])).toEqual([untyped]);
    expect(mergeBookmarks([{ ...untyped, resolved: true }], [{ ...film, category: 'Noir' }])[0]).toEqual(untyped);
  });
});

const list = (...positions: number[]): Placed[] => positions.map((position, index) => ({ key: `t${index}`, position }));
const apply = (before: readonly Placed[], changes: readonly Placed[]): Placed[] => {
  const places = new Map(changes.map(({ key, position }) => [key, position]));
  return before
    .map(({ key, position }) => ({ key, position: places.get(key) ?? position }))
    .sort((a, b) => a.position - b.position);
};
const keys = (placed: readonly Placed[]) => placed.map(({ key }) => key).join(' ');
const moved = (before: readonly Placed[], selected: string[], move: Move) =>
  keys(apply(before, moveInOrder(before, new Set(selected), move)));

describe('the order that a person gives a list [BOOKMARK-30]', () => {
  const five = list(-90, -80, -70, -60, -50);

  it.each([
    ['first', ['t2', 't4'], 't2 t4 t0 t1 t3'],
    ['last', ['t0', 't2'], 't1 t3 t4 t0 t2'],
    ['earlier', ['t2'], 't0 t2 t1 t3 t4'],
    ['earlier', ['t0', 't1', 't3'], 't0 t1 t3 t2 t4'],
    ['later', ['t1', 't2'], 't0 t3 t1 t2 t4'],
    ['later', ['t4', 't3', 't0'], 't1 t0 t2 t3 t4'],
  ] as const)('moves what is selected: %s', (move, selected, order) => {
    expect(moved(five, [...selected], move)).toBe(order);
  });

  it('writes nothing but what moved', () => {
    expect(moveInOrder(five, new Set(['t3']), 'first')).toEqual([{ key: 't3', position: -91 }]);
    expect(moveInOrder(five, new Set(['t0']), 'first')).toEqual([]);
    expect(moveInOrder(five, new Set(), 'last')).toEqual([]);
  });

  it('numbers the list anew where titles were added in the same moment', () => {
    const same = list(-5, -5, -5);
    expect(moved(same, ['t2'], 'earlier')).toBe('t0 t2 t1');
    const changes = moveInOrder(same, new Set(['t2']), 'earlier');
    expect(new Set(changes.map(({ position }) => position)).size).toBe(3);
  });

  it('is what a list of keys would be after the same moves, however many', () => {
    const move = fc.tuple(
      fc.subarray(['t0', 't1', 't2', 't3', 't4']),
      fc.constantFrom<Move>('first', 'earlier', 'later', 'last'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 }),
        fc.array(move, { maxLength: 80 }),
        (positions, moves) => {
          let placed = list(...positions).sort((a, b) => a.position - b.position);
          for (const [selected, where] of moves) {
            const chosen = new Set(selected);
            const before = placed;
            placed = apply(before, moveInOrder(before, chosen, where));
            expect(placed.filter(({ key }) => chosen.has(key)).map(({ key }) => key)).toEqual(
              before.filter(({ key }) => chosen.has(key)).map(({ key }) => key),
            );
            if (where === 'first') expect(placed.slice(0, chosen.size).every(({ key }) => chosen.has(key))).toBe(true);
          }
        },
      ),
    );
  });
});

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
