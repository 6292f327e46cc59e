import {
  bookmarkToEntry,
  toEntries,
  type Bookmark,
  type TitleSnapshots,
  addPlay,
  removePlays,
  type PlayedTitle,
  type TitleSnapshot,
} from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ALL_CATEGORIES,
  filterAndSort,
  countUntyped,
  targetsOf,
  type BookmarkFilters,
  type ListedBookmark,
  type Target,
} from './filter-and-sort';
import { countByCategory, factsOf } from './list-facts';
import type { CardItem } from '../../../shared/ui';
import { pickTitle } from './pick-title';

const bookmarks: Bookmark[] = [
  { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
  { mediaId: 1, mediaType: 'movie', category: 'favorites', addedAt: 40 },
  { mediaId: 1, mediaType: 'tv', category: 'watchlist', addedAt: 20 },
  { mediaId: 2, mediaType: 'movie', category: 'watched', addedAt: 30 },
  { mediaId: 3, mediaType: 'movie', category: 'watchlist', addedAt: 30, removedAt: 31 },
  { mediaId: 4, category: 'watchlist', addedAt: 5 },
];
const entries = toEntries({}, bookmarks.map(bookmarkToEntry));
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
  filterAndSort(targetsOf(entries), snapshots, { ...all, ...filters }, {}).map(({ item }) => item.title);

describe('bookmarks', () => {
  it('can be those that are in the site’s library [AVAILABLE-11]', () => {
    const here = (playable?: { 'tv:1': true }) =>
      filterAndSort(targetsOf(entries), snapshots, { ...all, isPlayable: true }, { playable }).map(
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
    expect(targetsOf(entries).map(({ ref }) => ref)).toEqual(['movie:1', 'tv:1', 'movie:2', 'unknown:4']);
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
      filterAndSort(targetsOf(entries), snapshots, { ...all, ...filters }, { ratings, notes }).map(
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

  it('are all listed even where their titles are unknown, by title after all others', () => {
    expect(
      filterAndSort(targetsOf(entries), { 'movie:2': snapshot('Gamma', 9) }, { ...all, sort: 'title' }, {}).map(
        ({ item }) => item.title,
      ),
    ).toEqual(['Gamma', '', '']);
  });

  it('keep a place for what may be a film or a series', () => {
    const targets = targetsOf(entries);
    expect(countUntyped(targets, all)).toBe(1);
    expect(countUntyped(targets, { ...all, category: 'favorites' })).toBe(0);
  });
});

const target = (mediaId: number, ...categories: string[]): Target => ({
  ref: `movie:${mediaId}`,
  mediaId,
  mediaType: 'movie',
  categories: new Map(categories.map((category) => [category, 1])),
});
const listed = (id: number, mediaType: 'movie' | 'tv' = 'movie'): ListedBookmark => ({
  target: target(id, 'watching'),
  addedAt: 1,
  item: { key: `${mediaType}:${id}`, id, mediaType, title: 'x' } as CardItem,
});

describe('the lists of bookmarks', () => {
  it('are counted, all of them first, each title once in each [BOOKMARK-27]', () => {
    const counts = countByCategory(
      [target(1, 'watching'), target(2, 'watching', 'mine')],
      ['watching', 'watched', 'mine'],
    );
    expect([...counts]).toEqual([
      [ALL_CATEGORIES, 2],
      ['watching', 2],
      ['watched', 0],
      ['mine', 1],
    ]);
  });

  it('say how many movies and series they hold', () => {
    expect(factsOf([listed(1), listed(2, 'tv'), listed(3, 'tv')], {})).toBe('1 movie · 2 series');
    expect(factsOf([], {})).toBe('');
  });

  it('say how long all of it is, or is at least while some lengths are unknown [BOOKMARK-29]', () => {
    const long = (totalRuntimeMin: number | null) => ({ totalRuntimeMin }) as TitleSnapshot;
    const titles = [listed(1), listed(2, 'tv')];
    expect(factsOf(titles, { 'movie:1': long(100), 'tv:2': long(3000) })).toBe('1 movie · 1 series · 2 days 4 hr');
    expect(factsOf(titles, { 'movie:1': long(100), 'tv:2': long(null) })).toBe('1 movie · 1 series · at least 2 hr');
    expect(factsOf([listed(1)], { 'movie:1': long(1440) })).toBe('1 movie · 1 day');
    expect(factsOf([listed(1)], { 'movie:1': long(7) })).toBe('1 movie');
  });

  it('pick a title that was not watched, and any when all were [BOOKMARK-28]', () => {
    const film = (id: number): PlayedTitle => ({ mediaType: 'movie', id, title: 'x', year: null });
    const play = addPlay({}, { id: 'a', played: film(1), watchedAt: 5, how: 'played' }, 5);
    const plays = toEntries({}, [play]);
    const list = [listed(1), listed(2), listed(3)];
    expect([0, 0.49, 0.5, 0.99].map((random) => pickTitle(list, plays, random)?.item.id)).toEqual([2, 2, 3, 3]);
    expect(pickTitle([listed(1)], plays, 0.5)?.item.id).toBe(1);
    const forgotten = toEntries({}, removePlays(plays, film(1), 9));
    expect(pickTitle(list, forgotten, 0)?.item.id).toBe(1);
    expect(pickTitle([], plays, 0)).toBeUndefined();
  });
});
