import { describe, expect, it } from '@jest/globals';
import { parseTitleAddress } from './title-address';

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
