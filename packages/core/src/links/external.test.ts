import { describe, expect, it } from '@jest/globals';
import {
  FIRST_CATALOGUE_ID,
  hostOf,
  imdbPersonUrl,
  imdbTitleUrl,
  tmdbPageUrl,
  safeHttpUrl,
  wikidataUrl,
} from './external';

describe('links to other sites', () => {
  it('are http or https and nothing else', () => {
    expect(safeHttpUrl(' https://www.example.org/film ')).toBe('https://www.example.org/film');
    expect(safeHttpUrl('http://example.org')).toBe('http://example.org');
    for (const text of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' \u0001javascript:alert(1)',
      'java\nscript:alert(1)',
      'vbscript:alert(1)',
      'data:text/html,x',
      '//example.org',
      'example.org',
      'see https://example.org',
      'xhttps://example.org',
      '',
      null,
    ])
      expect(safeHttpUrl(text)).toBeNull();
    expect(safeHttpUrl('https://example.org/"onclick')).toBeNull();
  });

  it('are named by their host', () => {
    expect(hostOf('https://www.example.org/film?a=1')).toBe('example.org');
    expect(hostOf('http://www.example.org')).toBe('example.org');
    expect(hostOf('https://user@example.org:8080/')).toBe('example.org');
  });

  it('lead to IMDb and Wikidata only with a valid id', () => {
    expect(imdbTitleUrl('tt0133093')).toBe('https://www.imdb.com/title/tt0133093/');
    expect(imdbPersonUrl('nm0000206')).toBe('https://www.imdb.com/name/nm0000206/');
    expect(wikidataUrl('Q83495')).toBe('https://www.wikidata.org/wiki/Q83495');
    for (const id of ['', null, 'tt', 'xtt1', 'tt1x', 'nm', 'xnm1', 'nm1x', 'Q', 'xQ1', 'Q1x'])
      expect([imdbTitleUrl(id), imdbPersonUrl(id), wikidataUrl(id)]).toEqual([null, null, null]);
    expect([imdbTitleUrl('nm1'), imdbPersonUrl('../x'), wikidataUrl(null)]).toEqual([null, null, null]);
  });

  it('lead to TMDB, but not with an id of the embedded catalogue', () => {
    expect(tmdbPageUrl('movie', 603)).toBe('https://www.themoviedb.org/movie/603');
    expect(tmdbPageUrl('movie', FIRST_CATALOGUE_ID - 1)).toContain('899999999');
    for (const id of [FIRST_CATALOGUE_ID, 900_100_001]) expect(tmdbPageUrl('person', id)).toBeNull();
  });
});
