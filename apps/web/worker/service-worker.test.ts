import { describe, expect, it } from '@jest/globals';
import { pageKey } from './addresses';
import { forgetTitle } from './forget-title';
import { pressedNotice, readNotice } from './notices';

it.each([
  ['/movies/603-the-matrix', '/movies/603'],
  ['/series/1399-game-of-thrones/1/2?play=true#top', '/series/1399/1/2?play=true'],
  ['/search?query=603-the', '/search?query=603-the'],
  ['/categories/science-fiction', '/categories/science-fiction'],
])('caches the page at %s as %s', (address, key) => {
  expect(pageKey(`http://localhost${address}`)).toBe(`http://localhost${key}`);
});

const origin = 'https://films.example.org';
const kept = [
  '/api/tmdb/3/tv/1?language=en',
  '/api/tmdb/3/tv/1?language=de',
  '/api/tmdb/3/tv/1/season/1/episode/2',
  '/series/1',
  '/series/1/1/2',
  '/api/tmdb/3/tv/10',
  '/api/tmdb/3/movie/1',
  '/api/tmdb/3/tv/popular',
  '/movies/1',
  '/series/10-ten',
  '/',
];

/** The copies that are left after a request was answered with 451. */
async function left(asked: string): Promise<string[]> {
  const stored = new Set(kept.map((path) => origin + path));
  const cache = {
    keys: () => Promise.resolve([...stored].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(stored.delete(url)),
  };
  await forgetTitle(origin + asked, [cache]);
  return [...stored].map((url) => url.slice(origin.length));
}

it.each(['/api/tmdb/3/tv/1/images?language=ja', '/series/1-one?play=true', '/series/1-one/1/2'])(
  'forgets everything kept of a title that was taken down, by its address %s [TAKEDOWN-07]',
  async (asked) => {
    expect(await left(asked)).toEqual(kept.slice(5));
  },
);

it('forgets nothing for an address of no title', async () => {
  for (const asked of ['/', '/people/1', '/api/tmdb/3/person/1', '/api/tmdb/3/tv/popular'])
    expect(await left(asked)).toEqual(kept);
});

const message = { title: 'Dune', body: 'Out now', path: '/movies/1-dune', tag: 'movie:1', language: 'ar' };

describe('a push message [NOTICE-12]', () => {
  it('is shown as it was sent, in the direction of its language', () => {
    expect(readNotice(JSON.stringify(message), 'Kino')).toEqual({
      title: 'Dune',
      options: {
        ...{ body: 'Out now', tag: 'movie:1', lang: 'ar', dir: 'rtl', icon: '/icon-192.png' },
        data: { path: '/movies/1-dune' },
      },
    });
  });

  it.each(['', '[]', '{"title":7}'])('that says %j is shown as one of the site', (text) => {
    expect(readNotice(text, 'Kino')).toMatchObject({ title: 'Kino', options: { body: '', data: { path: '/' } } });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'opens no other site, such as %s',
    (path) => {
      const { options } = readNotice(JSON.stringify({ ...message, path }), 'Kino');
      expect(options.data.path).toBe('/');
      expect(pressedNotice({ path }, { open: [], origin }).address).toBe(`${origin}/`);
    },
  );
});

describe('a pressed notice [NOTICE-12]', () => {
  const press = (...open: string[]) =>
    pressedNotice({ path: '/movies/1-dune' }, { open: open.map((path) => ({ url: origin + path })), origin });
  it('returns to the window that shows its page, whatever name is in its address', () => {
    expect(press('/', '/movies/1-duna#top').shown?.url).toBe(`${origin}/movies/1-duna#top`);
    expect(press('/movies/1/x', '/movies/12-dune').shown).toBeUndefined();
  });

  it('otherwise opens its page, and leaves other windows as they are', () => {
    expect(press('/movies/2')).toEqual({ address: `${origin}/movies/1-dune`, shown: undefined });
  });
});
