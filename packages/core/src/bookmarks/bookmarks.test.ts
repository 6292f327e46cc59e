import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findEntry, toEntries } from '../sync/merge-entries';
import {
  bookmarkRules,
  bookmarkToEntry,
  bookmarksFromEntries,
  countBookmarkedTitles,
  isBookmarked,
  mergeBookmarks,
  migrateLegacyBookmarks,
  parseBookmarks,
  type Bookmark,
} from './index';
import { add, categoriesOf, merge, remove, type Shelf } from './testing/shelf';

const movie = { mediaId: 605, mediaType: 'movie' as const };
const series = { mediaId: 605, mediaType: 'tv' as const };
const first = { category: 'watchlist', addedAt: 1 };
const stored = (bookmarks: Bookmark[]): Shelf => toEntries(bookmarkRules, bookmarks.map(bookmarkToEntry));
const isIn = (shelf: Shelf, target: typeof movie | typeof series) => isBookmarked(shelf[target.mediaId], target);

const list = fc
  .array(
    fc.record(
      {
        mediaId: fc.integer({ min: 1, max: 3 }),
        category: fc.constantFrom('watchlist', 'favorites'),
        addedAt: fc.integer({ min: 0, max: 9 }),
        mediaType: fc.constantFrom('movie' as const, 'tv' as const),
        removedAt: fc.integer({ min: 0, max: 9 }),
      },
      { requiredKeys: ['mediaId', 'category', 'addedAt'] },
    ),
  )
  .map((entries) => mergeBookmarks(entries as Bookmark[], []));
const sorted = (bookmarks: Bookmark[]): Bookmark[] =>
  [...bookmarks].sort((a, b) =>
    JSON.stringify([a.mediaId, a.category, a.mediaType]) < JSON.stringify([b.mediaId, b.category, b.mediaType])
      ? -1
      : 1,
  );

describe('merging two bookmark lists', () => {
  it('gives the same result in any order, any grouping and any repetition [SYNC-10]', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(sorted(mergeBookmarks(a, b))).toEqual(sorted(mergeBookmarks(b, a)));
        expect(mergeBookmarks(mergeBookmarks(a, b), c)).toEqual(mergeBookmarks(a, mergeBookmarks(b, c)));
        expect(mergeBookmarks(a, a)).toEqual(a);
      }),
    );
  });

  it('keeps every entry of both lists when nothing was removed', () => {
    expect(mergeBookmarks([{ ...movie, ...first }], [{ mediaId: 7, ...first }])).toHaveLength(2);
  });

  it('does not bring back what another device removed', () => {
    const added = add({}, movie, 1);
    const removed = remove(added, movie, 2);
    expect(isIn(merge(removed, added), movie)).toBe(false);
    expect(isIn(merge(removed, add(added, movie, 3)), movie)).toBe(true);
  });
});

describe('a bookmark', () => {
  it('only refreshes its time when it is added again [BOOKMARK-10]', () => {
    const twice = bookmarksFromEntries(add(add({}, movie, 1), movie, 5));
    expect(twice).toEqual([{ ...movie, category: 'watchlist', addedAt: 5 }]);
    expect(findEntry(add(add({}, movie, 0), movie, 1), '605/movie/watchlist')?.changedAt).toBe(1);
  });

  it('stays removed though it was added again by a clock that runs behind', () => {
    const shelf = add({}, movie, 100);
    const removed = remove(add(shelf, movie, 40), movie, 50);
    expect(isIn(merge(shelf, removed), movie)).toBe(false);
  });

  it('is there again after it was added, though a faster clock had removed it', () => {
    const removed = remove(add({}, movie, 10), movie, 100);
    expect(bookmarksFromEntries(add(removed, movie, 50))).toEqual([
      { ...movie, category: 'watchlist', addedAt: 101, removedAt: 100 },
    ]);
  });

  it('that is named without a type is the one that is there, a live one first', () => {
    const both = remove(add(add({}, movie, 1), series, 2), movie, 3);
    expect(bookmarksFromEntries(add(both, { mediaId: 605 }, 9))).toMatchObject([
      { addedAt: 1 },
      { mediaType: 'tv', addedAt: 9 },
    ]);
    const gone = remove(both, series, 4);
    expect(categoriesOf(add(gone, { mediaId: 605 }, 9), movie)).toEqual(['watchlist']);
    expect(bookmarksFromEntries(add(gone, { mediaId: 605 }, 9))).toHaveLength(2);
  });

  it('that gets its type comes later than what was known without one', () => {
    const old = stored([{ mediaId: 605, category: 'watchlist', addedAt: 50, removedAt: 60 }]);
    for (const before of [old, add({}, { mediaId: 605 }, 5)]) expect(isIn(add(before, movie, 9), movie)).toBe(true);
  });

  it('leaves the category that is named and no other, and no other title with it [BOOKMARK-12]', () => {
    const shelf = add(add(add({}, movie, 1), movie, 2, 'Noir'), { mediaId: 7 }, 3);
    const left = remove(shelf, movie, 5, 'Noir');
    expect(categoriesOf(left, movie)).toEqual(['watchlist']);
    expect(categoriesOf(left, { mediaId: 7 })).toEqual(['watchlist']);
    expect(remove(left, movie, 9, 'Noir')).toBe(left);
    expect(categoriesOf(remove(shelf, movie, 0), movie)).toEqual(['Noir']);
  });

  it('tells a film from a series with the same number, and old data fits both [BOOKMARK-19]', () => {
    const bookmarks = add({}, movie, 1, 'favorites');
    expect(isIn(bookmarks, movie)).toBe(true);
    expect(isIn(bookmarks, series)).toBe(false);
    expect(isIn(add({}, { mediaId: 605 }, 1), series)).toBe(true);
  });

  it('sits in several categories and leaves one at a time [BOOKMARK-01]', () => {
    let bookmarks = add(add({}, movie, 1), movie, 2, 'Rainy days');
    expect(categoriesOf(bookmarks, movie)).toEqual(['watchlist', 'Rainy days']);
    bookmarks = remove(bookmarks, movie, 3);
    expect(categoriesOf(bookmarks, movie)).toEqual(['Rainy days']);
  });
});

describe('stored bookmarks', () => {
  it('are read as they were written [BOOKMARK-01]', () => {
    fc.assert(
      fc.property(list, (value) => {
        const read = parseBookmarks(JSON.parse(JSON.stringify(value)));
        expect(mergeBookmarks(read ?? [], [])).toEqual(value);
      }),
    );
  });

  it('are bad data when they are not a list; entries that are no bookmarks are dropped', () => {
    expect(parseBookmarks({ a: 1 })).toBeNull();
    expect(parseBookmarks('x')).toBeNull();
    expect(parseBookmarks([null, 1, { mediaId: -1, category: 'a' }, { mediaId: 5, category: ' ' }])).toEqual([]);
  });

  it('are read with defaults filled in, and without invalid fields', () => {
    expect(
      parseBookmarks([
        { mediaId: '5', category: ' Noir ', addedAt: -1, mediaType: 'person', removedAt: 0 },
        { mediaId: 6, category: 'Noir', addedAt: '7', mediaType: 'movie', removedAt: -1 },
        { mediaId: 7, category: 'Noir', addedAt: Number.POSITIVE_INFINITY, mediaType: 'tv', removedAt: '3' },
        { mediaId: 1.5, category: 'Noir', addedAt: 1 },
        { mediaId: 0, category: 'Noir', addedAt: 1 },
        { mediaId: true, category: 'Noir', addedAt: 1 },
        { mediaId: [10], category: 'Noir', addedAt: 1 },
        { mediaId: 8, category: 7, addedAt: 1 },
        { mediaId: 9, addedAt: 1 },
      ]),
    ).toEqual([
      { mediaId: 5, category: 'Noir', addedAt: 0, removedAt: 0 },
      { mediaId: 6, category: 'Noir', addedAt: 0, mediaType: 'movie' },
      { mediaId: 7, category: 'Noir', addedAt: 0, mediaType: 'tv' },
    ]);
  });

  it('of the old format may be films, hold no dates or be no bookmarks at all', () => {
    const film = { data: { id: '7', media_type: 'movie' }, info: { addedAt: 'x' } };
    const odd = { data: { id: 8, media_type: 'person' }, info: null };
    expect(migrateLegacyBookmarks({ film, odd, none: { data: 5 }, bad: { data: { id: -1 } }, text: 'x' })).toEqual([
      { mediaId: 7, category: 'watchlist', addedAt: 0, mediaType: 'movie' },
      { mediaId: 8, category: 'watchlist', addedAt: 0 },
    ]);
    for (const value of [null, 'x', 5, undefined]) expect(migrateLegacyBookmarks(value)).toEqual([]);
  });

  it('come over from the old format into the watchlist', () => {
    const old = {
      a: { data: { id: 5 }, info: { addedAt: 9 } },
      b: { data: {} },
      c: null,
      d: { data: { id: 6, media_type: 'tv' } },
    };
    expect(migrateLegacyBookmarks(old)).toEqual([
      { mediaId: 5, category: 'watchlist', addedAt: 9 },
      { mediaId: 6, category: 'watchlist', addedAt: 0, mediaType: 'tv' },
    ]);
  });
});

it('the number of bookmarked titles counts a title once, and none that was removed [SHELL-22]', () => {
  const countOf = (bookmarks: Bookmark[]) => countBookmarkedTitles(stored(bookmarks)[605] ?? {});
  const entry = { ...movie, category: 'watchlist', addedAt: 1 };
  expect(countOf([])).toBe(0);
  expect(countOf([entry, { ...entry, category: 'favorites' }])).toBe(1);
  expect(countOf([entry, { ...entry, ...series }])).toBe(2);
  expect(countOf([entry, { mediaId: 605, category: 'mine', addedAt: 1 }])).toBe(1);
  expect(countOf([{ ...entry, removedAt: 2 }])).toBe(0);
});

it('reads a stored built-in category whatever its case [BOOKMARK-02]', () => {
  expect(parseBookmarks([{ mediaId: 1, category: 'Watchlist', addedAt: 1 }])?.[0]?.category).toBe('watchlist');
});
