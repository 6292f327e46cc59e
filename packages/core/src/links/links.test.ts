import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detailSlug, idParam, parseIdParam, parseNumberParam, slugify } from '../slug/index';
import {
  FIRST_CATALOGUE_ID,
  hostOf,
  imdbPersonUrl,
  imdbTitleUrl,
  safeHttpUrl,
  tmdbPageUrl,
  wikidataUrl,
} from './external';
import {
  categoryHref,
  collectionHref,
  episodeHref,
  keywordHref,
  movieHref,
  networkHref,
  personHref,
  searchHref,
  seriesHref,
  titleHref,
} from './index';
import { sitePath } from './site-path';

describe('the address', () => {
  it('of a film, a series and an episode has id and slug, and can carry play=true [ROUTE-08, ROUTE-12]', () => {
    expect(movieHref(550, 'Fight Club')).toBe('/movies/550-fight-club');
    expect(movieHref(129, '千と千尋の神隠し')).toBe('/movies/129');
    expect(movieHref(550, 'Fight Club', { play: true })).toBe('/movies/550-fight-club?play=true');
    expect(seriesHref(1399, 'Game of Thrones')).toBe('/series/1399-game-of-thrones');
    expect(seriesHref(1399, 'Game of Thrones', { play: true })).toBe('/series/1399-game-of-thrones?play=true');
    expect(episodeHref(1399, 1, 2)).toBe('/series/1399/1/2');
    expect(episodeHref(1399, 1, 2, { play: true })).toBe('/series/1399/1/2?play=true');
  });

  it('of a title follows its type', () => {
    expect(titleHref('movie', 550, 'Fight Club')).toBe('/movies/550-fight-club');
    expect(titleHref('tv', 1399, 'Game of Thrones')).toBe('/series/1399-game-of-thrones');
  });

  it('of a list names its subject', () => {
    expect(categoryHref('drama')).toBe('/categories/drama');
    expect(networkHref('hulu')).toBe('/networks/hulu');
    expect(searchHref('a & b')).toBe('/search?query=a%20%26%20b');
    expect(personHref(287, 'Brad Pitt')).toBe('/people/287-brad-pitt');
    expect(keywordHref(825, 'support group')).toBe('/keywords/825-support-group');
    expect(collectionHref(10, 'Star Wars')).toBe('/collections/10-star-wars');
  });
});

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

describe('the page that asked for a log-in [SITE-05, OIDC-02]', () => {
  it.each(['/', '/movies/1?tab=cast#x', '/search?q=a%20b', '/search?q=caffè'])('is a path of this site: %s', (next) =>
    expect(sitePath(next)).toBe(next),
  );

  it.each([
    null,
    undefined,
    '',
    'movies',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /movies',
  ])('is nothing else: %j', (next) => expect(sitePath(next)).toBeNull());
});

describe('the slug of a detail link', () => {
  it.each([
    ['Fight Club', 'fight-club'],
    ["Ocean's 11", 'ocean-s-11'],
    ['Amélie: A Tale', 'am-lie--a-tale'],
    ['Alien³', 'alien-'],
    ['千と千尋の神隠し', ''],
    ['', ''],
  ])('%p becomes %p', (title, slug) => {
    expect(detailSlug(title)).toBe(slug);
  });

  it('replaces each character by one, and knows only a-z, 0-9 and the hyphen [ROUTE-07]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = detailSlug(title);
        expect(slug).toMatch(/^[a-z0-9-]*$/);
        if (slug !== '') expect(slug).toHaveLength(Array.from(title.toLowerCase()).length);
      }),
    );
  });
});

describe('the slug of a category or network', () => {
  it.each([
    ['Science Fiction', 'science-fiction'],
    ['Action & Adventure', 'action-adventure'],
    ['  War  & Politics ', 'war-politics'],
    ['Disney+', 'disney'],
    ['--TV--Movie--', 'tv-movie'],
  ])('%p becomes %p [ROUTE-09]', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is stable, without repeated or edge hyphens [ROUTE-09]', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = slugify(name);
        expect(slugify(slug)).toBe(slug);
        expect(slug).not.toMatch(/--|^-|-$|[^a-z0-9-]/);
      }),
    );
  });
});

describe('the id in a detail address', () => {
  it('survives any title [ROUTE-10]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.string({ unit: 'grapheme' }), (id, title) => {
        expect(parseIdParam(idParam(id, title))).toBe(id);
      }),
    );
  });

  it.each(['abc', '', undefined, '-550', '0', '5a-b', '1e3', ' 550', '٥٥٠', '99999999999999999'])(
    'refuses %p',
    (param) => {
      expect(parseIdParam(param)).toBeNull();
    },
  );

  it('reads season and episode numbers, specials included', () => {
    expect(parseNumberParam('0')).toBe(0);
    expect(parseNumberParam('12')).toBe(12);
    for (const bad of ['', '-1', '1.5', 'x', undefined, '123456']) expect(parseNumberParam(bad)).toBeNull();
  });
});
