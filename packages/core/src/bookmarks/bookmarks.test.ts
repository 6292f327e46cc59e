import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addBookmark,
  categoriesOf,
  isBookmarked,
  mergeBookmarks,
  migrateOldBookmarks,
  parseBookmarks,
  removeBookmark,
  type Bookmark,
} from './index';

const movie = { mediaId: 605, mediaType: 'movie' as const };
const series = { mediaId: 605, mediaType: 'tv' as const };

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
  it('gives the same result in any order, any grouping and any repetition', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(sorted(mergeBookmarks(a, b))).toEqual(sorted(mergeBookmarks(b, a)));
        expect(mergeBookmarks(mergeBookmarks(a, b), c)).toEqual(mergeBookmarks(a, mergeBookmarks(b, c)));
        expect(mergeBookmarks(a, a)).toEqual(a);
      }),
    );
  });

  it('keeps every entry of both lists when nothing was removed', () => {
    const a = addBookmark([], movie, 1);
    const b = addBookmark([], { mediaId: 7 }, 1, 'favorites');
    expect(mergeBookmarks(a, b)).toHaveLength(2);
  });

  it('does not bring back what another device removed', () => {
    const added = addBookmark([], movie, 1);
    const removed = removeBookmark(added, movie, 2);
    expect(isBookmarked(mergeBookmarks(removed, added), movie)).toBe(false);
    expect(isBookmarked(mergeBookmarks(removed, addBookmark(added, movie, 3)), movie)).toBe(true);
  });
});

describe('a bookmark', () => {
  it('only refreshes its time when it is added again', () => {
    const twice = addBookmark(addBookmark([], movie, 1), movie, 5);
    expect(twice).toEqual([{ ...movie, category: 'watchlist', addedAt: 5 }]);
  });

  it('stays removed though it was added again by a clock that runs behind', () => {
    const shelf = addBookmark([], movie, 100);
    const removed = removeBookmark(addBookmark(shelf, movie, 40), movie, 50);
    expect(isBookmarked(mergeBookmarks(shelf, removed), movie)).toBe(false);
  });

  it('tells a film from a series with the same number, and old data fits both', () => {
    const bookmarks = addBookmark([], movie, 1, 'favorites');
    expect(isBookmarked(bookmarks, movie)).toBe(true);
    expect(isBookmarked(bookmarks, series)).toBe(false);
    expect(isBookmarked(addBookmark([], { mediaId: 605 }, 1), series)).toBe(true);
  });

  it('sits in several categories and leaves one at a time', () => {
    let bookmarks = addBookmark(addBookmark([], movie, 1), movie, 2, 'Rainy days');
    expect(categoriesOf(bookmarks, movie)).toEqual(['watchlist', 'Rainy days']);
    bookmarks = removeBookmark(bookmarks, movie, 3);
    expect(categoriesOf(bookmarks, movie)).toEqual(['Rainy days']);
  });
});

describe('stored bookmarks', () => {
  it('are read as they were written', () => {
    fc.assert(fc.property(list, (value) => expect(parseBookmarks(JSON.parse(JSON.stringify(value)))).toEqual(value)));
  });

  it('are bad data when they are not a list; entries that are no bookmarks are dropped', () => {
    expect(parseBookmarks({ a: 1 })).toBeNull();
    expect(parseBookmarks('x')).toBeNull();
    expect(parseBookmarks([null, 1, { mediaId: -1, category: 'a' }, { mediaId: 5, category: ' ' }])).toEqual([]);
  });

  it('come over from the old format into the watchlist', () => {
    const old = {
      a: { data: { id: 5 }, info: { addedAt: 9 } },
      b: { data: {} },
      c: null,
      d: { data: { id: 6, media_type: 'tv' } },
    };
    expect(migrateOldBookmarks(old)).toEqual([
      { mediaId: 5, category: 'watchlist', addedAt: 9 },
      { mediaId: 6, category: 'watchlist', addedAt: 0, mediaType: 'tv' },
    ]);
  });
});
