import { expect, it } from '@jest/globals';
import { forgetTitle } from './forget-title';

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

it.each(['/api/tmdb/3/tv/1?language=ja', '/api/tmdb/3/tv/1/images', '/series/1-one?play=true', '/series/1-one/1/2'])(
  'forgets everything kept of a title that was taken down, by its address %s [TAKEDOWN-07]',
  async (asked) => {
    expect(await left(asked)).toEqual(kept.slice(5));
  },
);

it('forgets nothing for an address of no title', async () => {
  for (const asked of ['/', '/people/1', '/api/tmdb/3/person/1', '/api/tmdb/3/tv/popular'])
    expect(await left(asked)).toEqual(kept);
});
