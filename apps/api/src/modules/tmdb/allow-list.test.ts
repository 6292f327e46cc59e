import { describe, expect, it } from '@jest/globals';
import { allowPath } from './allow-list';

describe('paths that the gateway passes on', () => {
  it.each([
    ['search/multi', 'search'],
    ['trending/tv/day', 'trending'],
    ['movie/popular', 'list'],
    ['tv/on_the_air/', 'list'],
    ['discover/tv', 'discover'],
    ['genre/movie/list', 'reference'],
    ['watch/providers/movie', 'reference'],
    ['movie/603', 'details'],
    ['movie/603/watch/providers', 'details'],
    ['tv/1399/images', 'images'],
    ['tv/1399/season/0', 'season'],
    ['tv/1399/season/1/episode/10/images', 'season'],
    ['person/6384/combined_credits', 'details'],
    ['movie/603/videos', 'details'],
    ['tv/1399/recommendations', 'details'],
    ['collection/2344', 'details'],
    ['find/tt0133093', 'details'],
    ['find/81189', 'details'],
  ])('%s is %s', (path, kind) => {
    expect(allowPath(path)?.kind).toBe(kind);
  });

  it('reads the id from a path', () => {
    expect(allowPath('tv/1399/season/2')?.id).toBe(1399);
    expect(allowPath('movie/popular')?.id).toBeUndefined();
  });

  it.each([
    'account',
    'account/1/favorite/movies',
    'authentication/token/new',
    'movie/603/rating',
    'movie/603/account_states',
    'movie/latest',
    'list/1',
    'find/../account',
    'find/0133093',
    'movie/603/../../account',
    'movie/abc',
    '',
  ])('refuses %j', (path) => {
    expect(allowPath(path)).toBeUndefined();
  });
});
