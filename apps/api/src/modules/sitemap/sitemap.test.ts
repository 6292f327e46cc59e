import { describe, expect, it } from '@jest/globals';
import type { LibraryEntry } from '@marquee/core';
import request from 'supertest';
import { createTestApp } from '../../testing/test-app';
import { PART_URLS, sitemapParts } from './sitemap-urls';

const facts = { title: 'The Matrix' } as LibraryEntry['facts'];
const matrix: LibraryEntry = { key: 'movie:603', available: { addedAtMs: Date.parse('2026-01-02') }, facts };
const sources = {
  catalogue: { titles: () => [{ mediaType: 'tv' as const, id: 900_000_002, title: 'A Series' }] },
  hasTmdb: false,
  library: [matrix],
  takenDown: { has: () => false },
};
const pathsOf = (parts: ReturnType<typeof sitemapParts>) => [...parts.values()].flat().map(({ path }) => path);

describe('the sitemap', () => {
  it('has the public pages, genres, networks, the catalogue and the library [SHARE-06]', () => {
    const parts = sitemapParts(sources);
    expect([...parts.keys()]).toEqual(['pages-1', 'movies-1', 'series-1']);
    const expected = [
      '/',
      '/categories/drama',
      '/networks/netflix',
      '/movies/603-the-matrix',
      '/series/900000002-a-series',
    ];
    expect(pathsOf(parts)).toEqual(expect.arrayContaining(expected));
    expect(pathsOf(parts)).not.toContain('/account');
  });

  it('has no title that is taken down, and none of the catalogue where TMDB has the titles [SHARE-06]', () => {
    expect(
      pathsOf(sitemapParts({ ...sources, takenDown: { has: (key) => key === 'movie:603' } })).join(),
    ).not.toContain('603');
    expect(pathsOf(sitemapParts({ ...sources, hasTmdb: true })).join()).not.toContain('900000002');
  });

  it('has no more URLs in a part than search engines read [SHARE-06]', () => {
    const titles = Array.from({ length: PART_URLS + 1 }, (_, id) => ({
      mediaType: 'movie' as const,
      id: id + 1,
      title: '',
    }));
    const parts = sitemapParts({ ...sources, catalogue: { titles: () => titles }, library: [] });
    expect([parts.get('movies-1')?.length, parts.get('movies-2')?.length]).toEqual([PART_URLS, 1]);
  });

  it('is an index whose parts can be read, with addresses of the site [SHARE-06]', async () => {
    const test = createTestApp({ PUBLIC_URL: 'https://films.example' });
    const index = await request(test.app).get('/sitemap.xml').expect(200);
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    const addresses = [...index.text.matchAll(/<loc>https:\/\/films\.example(.*?)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(addresses).toContain('/sitemaps/movies-1.xml');
    for (const address of addresses) {
      const { text } = await request(test.app).get(address).expect(200);
      expect(text).toMatch(/<url><loc>https:\/\/films\.example\//);
    }
    await request(test.app).get('/sitemaps/movies-2.xml').expect(404);
    test.remove();
  });
});
