import type { Bookmark, TitleSnapshots } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import { filterAndSort, countUnknown, targetsOf, type BookmarkFilters } from './filter-and-sort';

const bookmarks: Bookmark[] = [
  { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
  { mediaId: 1, mediaType: 'movie', category: 'favorites', addedAt: 40 },
  { mediaId: 1, mediaType: 'tv', category: 'watchlist', addedAt: 20 },
  { mediaId: 2, mediaType: 'movie', category: 'watched', addedAt: 30 },
  { mediaId: 3, mediaType: 'movie', category: 'watchlist', addedAt: 30, removedAt: 31 },
  { mediaId: 4, category: 'watchlist', addedAt: 5 },
];
const snapshot = (title: string, voteAverage: number) => ({
  title,
  voteAverage,
  posterPath: null,
  backdropPath: null,
  year: 2000,
  genreIds: [],
  popularity: 1,
  savedAt: 1,
});
const snapshots: TitleSnapshots = {
  'movie:1': snapshot('Beta', 5),
  'tv:1': snapshot('Alpha', 7),
  'movie:2': snapshot('Gamma', 9),
};
const all: BookmarkFilters = { type: 'all', category: 'all', sort: 'date-added' };
const shown = (filters: Partial<BookmarkFilters>) =>
  filterAndSort(targetsOf(bookmarks), snapshots, { ...all, ...filters }).map(({ item }) => item.title);

describe('bookmarks', () => {
  it('show each title once, without the removed', () => {
    expect(targetsOf(bookmarks).map(({ ref }) => ref)).toEqual(['movie:1', 'tv:1', 'movie:2', 'unknown:4']);
  });

  it.each([
    ['date-added', ['Beta', 'Gamma', 'Alpha']],
    ['title', ['Alpha', 'Beta', 'Gamma']],
    ['rating', ['Gamma', 'Alpha', 'Beta']],
  ] as const)('are sorted by %s [BOOKMARK-21]', (sort, expected) => expect(shown({ sort })).toEqual(expected));

  it('are sorted within a category by when they were added to it', () => {
    expect(shown({ category: 'watchlist' })).toEqual(['Alpha', 'Beta']);
  });

  it('are filtered by type and by category [BOOKMARK-21]', () => {
    expect(shown({ type: 'tv' })).toEqual(['Alpha']);
    expect(shown({ category: 'favorites' })).toEqual(['Beta']);
    expect(shown({ type: 'tv', category: 'watched' })).toEqual([]);
    expect(shown({ category: 'constructor' })).toEqual([]);
  });

  it('keep a place for what is not known yet', () => {
    const targets = targetsOf(bookmarks);
    expect(countUnknown(targets, snapshots, all)).toBe(1);
    expect(countUnknown(targets, {}, { ...all, type: 'tv' })).toBe(2);
    expect(countUnknown(targets, snapshots, { ...all, category: 'favorites' })).toBe(0);
  });
});
