import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSearchQuery, withoutRecentSearch, withRecentSearch } from './index';
import { hasWordsOf, isCalled, isSomebodyCalled } from './is-called';
import { parseTitleAddress } from './title-address';

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

  it('that is longer than any title searches for as much as a search takes', () => {
    expect(parseSearchQuery(`${'x'.repeat(600)} year:1999`)).toEqual({
      text: 'x'.repeat(500),
      imdbId: null,
      tmdbId: null,
      years: { from: 1999, to: 1999 },
    });
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

describe('the name that was searched [SEARCH-36]', () => {
  it.each([
    ['The Godfather', 'godfather'],
    ['Godfather', 'the godfather'],
    ['The Lord of the Rings: The Two Towers', 'lord of the rings'],
    ['The Lord of the Rings: The Two Towers', 'the two towers'],
    ['Harry Potter and the Goblet of Fire', 'harry potter'],
    ['WALL·E', 'wall-e'],
    ['Spider-Man', 'spiderman'],
    ['Amélie', 'amelie'],
    ['Charade', 'the charade 1963'],
    ['2012', '2012'],
    ['Mr. & Mrs. Smith', 'mr and mrs smith'],
  ])('is that of %s: %s', (title, text) => {
    expect(isCalled(title, text)).toBe(true);
    expect(hasWordsOf(title, text)).toBe(true);
  });

  it.each([
    ['Braveheart', 'brave'],
    ['Panic Room', 'room'],
    ['Napoleon Dynamite', 'napoleon'],
    ['For All Mankind', 'mank'],
    ['Save the Last Dance', 'the last dance'],
  ])('is not that of %s: %s', (title, text) => {
    expect(isCalled(title, text)).toBe(false);
  });

  it('may be a beginning while it is typed, and of any word', () => {
    expect(hasWordsOf('Braveheart', 'brav')).toBe(true);
    expect(hasWordsOf('The Big Lebowski', 'lebow')).toBe(true);
    expect(hasWordsOf('Pirates of the Caribbean', 'caribbean pir')).toBe(true);
    expect(hasWordsOf('For All Mankind', 'ankind')).toBe(false);
  });

  it('is somebody’s in full or as a surname', () => {
    expect(isSomebodyCalled('David Lynch', 'lynch')).toBe(true);
    expect(isSomebodyCalled('David Lynch', 'David Lynch')).toBe(true);
    expect(isSomebodyCalled('Selma Blair', 'selma')).toBe(false);
    expect(isSomebodyCalled('Herman J. Mankiewicz', 'mank')).toBe(false);
  });

  it('is every title’s own', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z\d]{2,8}$/u), { minLength: 1, maxLength: 5 }), (words) => {
        const title = words.join(' ');
        expect(isCalled(title, title)).toBe(true);
        expect(hasWordsOf(title, title.toUpperCase())).toBe(true);
      }),
    );
  });
});

describe('the title that an address names [TAKEDOWN-05]', () => {
  it.each([
    ['movie:603', 'movie', 603],
    [' tv:1399 ', 'tv', 1399],
    ['https://www.themoviedb.org/movie/603-the-matrix', 'movie', 603],
    ['themoviedb.org/tv/1399', 'tv', 1399],
    ['https://www.themoviedb.org/tv/1399-game-of-thrones/season/1?language=de', 'tv', 1399],
    ['https://films.example/movies/603-the-matrix?play=true#top', 'movie', 603],
    ['/series/1399-game-of-thrones/1/2', 'tv', 1399],
    ['movies/603', 'movie', 603],
  ])('is in %s', (text, mediaType, id) => {
    expect(parseTitleAddress(text)).toEqual({ mediaType, id });
  });

  it.each([
    '',
    '603',
    'tmdb:603',
    'movie 603',
    'movie:-1',
    'movie:0',
    'movie:603x',
    'movie:99999999999999999999',
    'scary movie/4',
    'https://www.themoviedb.org/person/603',
    'https://films.example/collections/603',
    'movie:603 tv:1',
    'movie:'.repeat(20_000),
    '/movie/'.repeat(20_000),
  ])('is in no other text (%#)', (text) => {
    expect(parseTitleAddress(text)).toBeNull();
  });
});
