import { describe, expect, it } from '@jest/globals';
import { parseSearchQuery, withoutRecentSearch, withRecentSearch } from '.';

const nothing = { imdbId: null, tmdbId: null, years: null };

describe('a search text', () => {
  it.each([
    ['the matrix', { ...nothing, text: 'the matrix' }],
    ['imdb:tt0133093', { ...nothing, text: '', imdbId: 'tt0133093' }],
    ['IMDB:TT0133093', { ...nothing, text: '', imdbId: 'tt0133093' }],
    ['tmdb:603', { ...nothing, text: '', tmdbId: 603 }],
    ['year:1999', { ...nothing, text: '', years: { from: 1999, to: 1999 } }],
    ['dune  year:1980-1989', { ...nothing, text: 'dune', years: { from: 1980, to: 1989 } }],
    ['year:1989..1980 dune', { ...nothing, text: 'dune', years: { from: 1980, to: 1989 } }],
    ['dune year:2021 part two', { ...nothing, text: 'dune part two', years: { from: 2021, to: 2021 } }],
    ['year:1984 dune year:2021', { ...nothing, text: 'dune', years: { from: 2021, to: 2021 } }],
  ])('%p searches for %p [SEARCH-25]', (query, expected) => {
    expect(parseSearchQuery(query)).toEqual(expected);
  });

  it.each([
    ...['imdb:nm0000093x', 'imdb:', 'imdb:tt1234', 'imdb:xtt0133093', 'imdb:tt0133093x'],
    ...['tmdb:abc', 'tmdb:603x', 'tmdb:x603', 'tmdb:1234567890123'],
    ...['year:99', 'year:soon', 'year:19990', 'year:1990-', 'year:1990-199', 'year:x1990', 'leapyear:2000'],
    ...['tmdb:tt0133093', 'year:tt0133093', 'imdb:1999', 'mission: impossible'],
  ])('keeps %p as words', (query) => {
    expect(parseSearchQuery(query)).toEqual({ ...nothing, text: query });
  });
});

describe('recent searches', () => {
  it('start with the latest, each once, ignoring case', () => {
    expect(withRecentSearch(['alien', 'dune'], ' Dune ')).toEqual(['Dune', 'alien']);
    expect(withRecentSearch(['alien'], '  ')).toEqual(['alien']);
  });

  it('are eight at most [SEARCH-26]', () => {
    const many = Array.from({ length: 12 }, (_, index) => `film ${index}`);
    expect(many.reduce<string[]>(withRecentSearch, [])).toEqual(many.slice(4).reverse());
  });

  it('can be removed', () => {
    expect(withoutRecentSearch(['Dune', 'alien'], ' dune ')).toEqual(['alien']);
  });
});
