import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { movieHref, titleHref, episodeHref, searchHref } from '../links';
import { detailSlug, idParam, parseIdParam, parseNumberParam, slugify } from './index';

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

describe('links', () => {
  it('carry id, slug and the wish to play [ROUTE-08]', () => {
    expect(movieHref(550, 'Fight Club')).toBe('/movies/550-fight-club');
    expect(titleHref('tv', 1399, 'Game of Thrones', { play: true })).toBe('/series/1399-game-of-thrones?play=true');
    expect(movieHref(129, '千と千尋の神隠し')).toBe('/movies/129');
    expect(episodeHref(1399, 1, 2, { play: true })).toBe('/series/1399/1/2?play=true');
    expect(searchHref('a & b')).toBe('/search?query=a%20%26%20b');
  });
});
