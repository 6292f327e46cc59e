import type { Bookmark } from '@marquee/core';
import { describe, expect, it } from '@jest/globals';
import { title } from '../../testing/titles';
import { arrange, targetsOf, type BookmarkFilters } from './arrange';

const bookmarks: Bookmark[] = [
  { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
  { mediaId: 1, mediaType: 'movie', category: 'favorites', addedAt: 40 },
  { mediaId: 1, mediaType: 'tv', category: 'watchlist', addedAt: 20 },
  { mediaId: 2, mediaType: 'movie', category: 'watched', addedAt: 30 },
  { mediaId: 3, mediaType: 'movie', category: 'watchlist', addedAt: 30, removedAt: 31 },
];
const titles = new Map([
  ['movie:1', title(1, { title: 'Beta', voteAverage: 5 })],
  ['tv:1', title(1, { mediaType: 'tv', title: 'Alpha', voteAverage: 7 })],
  ['movie:2', title(2, { title: 'Gamma', voteAverage: 9 })],
]);
const shown = (filters: Partial<BookmarkFilters>) =>
  arrange(targetsOf(bookmarks), titles, { type: 'all', category: 'all', sort: 'date-added', ...filters }).map(
    ({ title }) => title,
  );

describe('bookmarks', () => {
  it('show each title once, without the removed', () => {
    expect(targetsOf(bookmarks).map(({ ref }) => ref)).toEqual(['movie:1', 'tv:1', 'movie:2']);
  });

  it.each([
    ['date-added', ['Beta', 'Gamma', 'Alpha']],
    ['title', ['Alpha', 'Beta', 'Gamma']],
    ['rating', ['Gamma', 'Alpha', 'Beta']],
  ] as const)('are sorted by %s', (sort, expected) => expect(shown({ sort })).toEqual(expected));

  it('are filtered by type and by category', () => {
    expect(shown({ type: 'tv' })).toEqual(['Alpha']);
    expect(shown({ category: 'favorites' })).toEqual(['Beta']);
    expect(shown({ type: 'tv', category: 'watched' })).toEqual([]);
  });
});
