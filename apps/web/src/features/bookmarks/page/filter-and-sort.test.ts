import { bookmarkToEntry, toEntries, type Bookmark, type BookmarkValue, type TitleSnapshots } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALL_CATEGORIES, filterAndSort, countUntyped, targetsOf, type BookmarkFilters } from './filter-and-sort';
import { countByCategory } from './list-facts';

const bookmarks: Bookmark[] = [
  { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
  { mediaId: 1, mediaType: 'movie', category: 'favorites', addedAt: 40 },
  { mediaId: 1, mediaType: 'tv', category: 'watchlist', addedAt: 20 },
  { mediaId: 2, mediaType: 'movie', category: 'watched', addedAt: 30 },
  { mediaId: 3, mediaType: 'movie', category: 'watchlist', addedAt: 30, removedAt: 31 },
  { mediaId: 4, category: 'watchlist', addedAt: 5 },
];
const entriesOf = (titles: Record<number, BookmarkValue> = {}) =>
  toEntries(
    {},
    bookmarks.map((bookmark) => ({ ...bookmarkToEntry(bookmark), value: titles[bookmark.mediaId] ?? {} })),
  );
const snapshot = (title: string, voteAverage: number) => ({
  title,
  voteAverage,
  posterPath: null,
  backdropPath: null,
  year: 2000,
  genreIds: [],
  popularity: 1,
  totalRuntimeMin: null,
  episodeRuntimeMin: null,
  countries: [],
  people: null,
  savedAt: 1,
});
const snapshots: TitleSnapshots = {
  'movie:1': snapshot('Beta', 5),
  'tv:1': snapshot('Alpha', 7),
  'movie:2': snapshot('Gamma', 9),
};
const all: BookmarkFilters = {
  ...{ type: 'all', category: ALL_CATEGORIES, sort: 'date-added', rating: 'all', isPlayable: false },
};
const shown = (filters: Partial<BookmarkFilters>) =>
  filterAndSort(targetsOf(entriesOf()), snapshots, { ...all, ...filters }, {}).map(({ item }) => item.title);

describe('bookmarks', () => {
  it('can be those that are in the site’s library [AVAILABLE-11]', () => {
    const here = (playable?: { 'tv:1': true }) =>
      filterAndSort(targetsOf(entriesOf()), snapshots, { ...all, isPlayable: true }, { playable }).map(
        ({ item }) => item.title,
      );
    expect([here({ 'tv:1': true }), here()]).toEqual([['Alpha'], []]);
  });

  it('are in their list, whatever its name [BOOKMARK-04, BOOKMARK-27]', () => {
    const name = fc.oneof(
      fc.constantFrom('all', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '0', '-1'),
      fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim() || 'a'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
        const saved = names.map((category, index): Bookmark => ({
          mediaId: index + 1,
          mediaType: 'movie',
          category,
          addedAt: index,
        }));
        const targets = targetsOf(toEntries({}, saved.map(bookmarkToEntry)));
        const counts = countByCategory(targets, names);
        for (const [index, category] of names.entries()) {
          const found = filterAndSort(targets, {}, { ...all, category }, {});
          expect([category, found.map(({ item }) => item.id), counts.get(category)]).toEqual([
            category,
            [index + 1],
            1,
          ]);
        }
      }),
    );
  });

  it('show each title once, without the removed', () => {
    expect(targetsOf(entriesOf()).map(({ ref }) => ref)).toEqual(['movie:1', 'tv:1', 'movie:2', 'unknown:4']);
  });

  it.each([
    ['date-added', ['Beta', 'Gamma', 'Alpha']],
    ['title', ['Alpha', 'Beta', 'Gamma']],
    ['rating', ['Gamma', 'Alpha', 'Beta']],
  ] as const)('are sorted by %s [BOOKMARK-21]', (sort, expected) => expect(shown({ sort })).toEqual(expected));

  it('are sorted and filtered by what the visitor gave them, and by notes [RATING-04]', () => {
    const rated = (rating: number) => ({ rating, ratedAt: null, title: '', year: null });
    const ratings = toEntries({}, [
      { key: 'movie:1', value: rated(7), changedAt: 1 },
      { key: 'movie:2', value: rated(9), changedAt: 1 },
    ]);
    const note = { text: 'Seen twice.', hasSpoilers: false, writtenAt: null, title: '', year: null };
    const notes = toEntries({}, [{ key: 'tv:1', value: note, changedAt: 1 }]);
    const named = (filters: Partial<BookmarkFilters>) =>
      filterAndSort(targetsOf(entriesOf()), snapshots, { ...all, ...filters }, { ratings, notes }).map(
        ({ item }) => item.title,
      );
    expect(named({ sort: 'given-rating' })).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(named({ rating: 'rated' })).toEqual(['Beta', 'Gamma']);
    expect(named({ rating: 'unrated' })).toEqual(['Alpha']);
    expect(named({ rating: '4' })).toEqual(['Gamma']);
    expect(named({ rating: '3' })).toEqual(['Beta', 'Gamma']);
    expect(named({ rating: '5' })).toEqual([]);
    expect(named({ rating: 'noted' })).toEqual(['Alpha']);
  });

  it('are sorted within a category by when they were added to it', () => {
    expect(shown({ category: 'watchlist' })).toEqual(['Alpha', 'Beta']);
  });

  it('are filtered by type and by category [BOOKMARK-21]', () => {
    expect(shown({ type: 'tv' })).toEqual(['Alpha']);
    expect(shown({ category: 'favorites' })).toEqual(['Beta']);
    expect(shown({ type: 'tv', category: 'watched' })).toEqual([]);
    expect(shown({ category: 'constructor' })).toEqual([]);
  });

  it('are all listed with the title that they carry, as long as nothing else is known of it', () => {
    const targets = targetsOf(entriesOf({ 1: { title: 'Delta', year: 1999 } }));
    const titles = filterAndSort(targets, { 'movie:2': snapshot('Gamma', 9) }, { ...all, sort: 'title' }, {});
    expect(titles.map(({ item }) => [item.key, item.title, item.year])).toEqual([
      ['movie:1', 'Delta', 1999],
      ['tv:1', 'Delta', 1999],
      ['movie:2', 'Gamma', 2000],
    ]);
  });

  it('are all listed even where their titles are unknown, by title after all others', () => {
    expect(
      filterAndSort(targetsOf(entriesOf()), { 'movie:2': snapshot('Gamma', 9) }, { ...all, sort: 'title' }, {}).map(
        ({ item }) => item.title,
      ),
    ).toEqual(['Gamma', '', '']);
  });

  it('stay the same objects when something else becomes known', () => {
    const entries = entriesOf();
    const before = filterAndSort(targetsOf(entries), snapshots, all, {});
    const after = filterAndSort(targetsOf(entries), { ...snapshots, 'tv:1': snapshot('Omega', 3) }, all, {});
    expect(after.filter((bookmark) => !before.includes(bookmark)).map(({ item }) => item.title)).toEqual(['Omega']);
  });

  it('keep a place for what may be a film or a series', () => {
    const targets = targetsOf(entriesOf());
    expect(countUntyped(targets, all)).toBe(1);
    expect(countUntyped(targets, { ...all, category: 'favorites' })).toBe(0);
  });
});
