import { describe, expect, it } from '@jest/globals';
import { allowPath } from './allow-list';
import { normalizeQuery } from './normalize-query';

describe('paths that the gateway passes on', () => {
  it.each([
    ['search/multi', 'search'],
    ['tv/on_the_air/', 'list'],
    ['genre/movie/list', 'reference'],
    ['movie/603', 'details'],
    ['movie/603/watch/providers', 'details'],
    ['tv/1399/images', 'images'],
    ['tv/1399/season/0', 'season'],
    ['tv/1399/season/1/episode/10/images', 'season'],
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
    'movie/603/account_states',
    'movie/latest',
    'find/../account',
    'find/0133093',
    'movie/603/../../account',
    'movie/abc',
    '',
  ])('refuses %j', (path) => {
    expect(allowPath(path)).toBeUndefined();
  });
});

const allow = (query: string, path = 'movie/603') => normalizeQuery(path, new URLSearchParams(query)).toString();

describe('parameters that the gateway passes on', () => {
  it('normalises equal queries to one form', () => {
    expect(allow('with_genres=28&page=2')).toBe(allow('page=2&&with_genres=28&utm_source=mail'));
  });

  it('keeps what TMDB documents, ranges included', () => {
    expect(allow('vote_count.gte=100&primary_release_date.lte=2020-01-01&with_watch_providers=8')).toBe(
      'primary_release_date.lte=2020-01-01&vote_count.gte=100&with_watch_providers=8',
    );
  });

  it("drops credentials, empty values and other people's account data", () => {
    expect(allow('api_key=0123&session_id=9&query=&append_to_response=images,account_states,../x')).toBe(
      'append_to_response=images',
    );
  });

  it('appends only what may be requested separately, in a fixed order', () => {
    expect(allow('append_to_response=videos,credits,lists,changes,rating,credits,season/1,images/../../account')).toBe(
      'append_to_response=credits%2Cvideos',
    );
    expect(allow('append_to_response=season/1,account_states,content_ratings', 'tv/7')).toBe(
      'append_to_response=content_ratings%2Cseason%2F1',
    );
    expect(allow('append_to_response=credits', 'find/tt0133093')).toBe('');
    expect(allow('append_to_response=credits', 'search/multi')).toBe('');
  });

  it('refuses values that are too long instead of dropping them', () => {
    expect(() => allow(`query=${'a'.repeat(501)}`)).toThrow('request is not valid');
    const long = (name: string) => `${name}=${'%E6%98%A0'.repeat(400)}`;
    expect(() => allow(['query', 'with_cast', 'with_crew'].map(long).join('&'))).toThrow('parameters are too long');
  });
});
