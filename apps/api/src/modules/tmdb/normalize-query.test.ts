import { describe, expect, it } from '@jest/globals';
import { normalizeQuery } from './normalize-query';

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

  it('appends only what may be asked for by itself, in one order', () => {
    expect(allow('append_to_response=videos,credits,lists,changes,rating,credits,season/1,images/../../account')).toBe(
      'append_to_response=credits%2Cvideos',
    );
    expect(allow('append_to_response=season/1,account_states,content_ratings', 'tv/7')).toBe(
      'append_to_response=content_ratings%2Cseason%2F1',
    );
    expect(allow('append_to_response=credits', 'find/tt0133093')).toBe('');
    expect(allow('append_to_response=credits', 'search/multi')).toBe('');
  });

  it('refuses what is too long instead of asking without it', () => {
    expect(() => allow(`query=${'a'.repeat(501)}`)).toThrow('request is not valid');
    const long = (name: string) => `${name}=${'%E6%98%A0'.repeat(400)}`;
    expect(() => allow(['query', 'with_cast', 'with_crew'].map(long).join('&'))).toThrow('parameters are too long');
  });
});
