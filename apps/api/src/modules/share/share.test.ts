import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderArtwork } from '@marquee/artwork';
import { createCatalogue } from '@marquee/catalogue';
import sharp from 'sharp';
import request from 'supertest';
import { defined } from '../../testing/defined';
import { createTestApp, type TestApp } from '../../testing/test-app';

const catalogue = createCatalogue({ now: () => new Date('2026-01-15') });
const idOf = (title: string): number => defined(catalogue.titles().find((each) => each.title === title)).id;
const METROPOLIS = idOf('Metropolis');
const MOVIE = `/api/img/share/movie-${METROPOLIS}.jpg`;

describe('what other sites show of a link', () => {
  let test: TestApp;
  beforeAll(() => {
    test = createTestApp(
      { PUBLIC_URL: 'https://films.example' },
      { catalogue, renderArtwork: (path) => renderArtwork(path, catalogue) },
    );
  });
  afterAll(() => test.remove());

  const get = (path: string) => request(test.app).get(path);
  const oembed = (url: string, rest = '') => get(`/api/oembed?url=${encodeURIComponent(url)}${rest}`);

  it.each([
    ['a film', MOVIE],
    ['a series', `/api/img/share/tv-${idOf('Seinfeld')}.jpg`],
    ['an episode', `/api/img/share/tv-${idOf('Seinfeld')}-1-1.jpg`],
    ['the site', '/api/img/share/site.jpg'],
    ['a film, in Arabic', `${MOVIE}?lang=ar`],
  ])('is a picture of %s in the size of link previews [SHARE-01]', async (_, path) => {
    const { body, headers } = await get(path).responseType('blob').expect(200);
    expect([headers['content-type'], headers['cross-origin-resource-policy']]).toEqual(['image/jpeg', 'cross-origin']);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((body as Buffer).length).toBeLessThan(200_000);
  });

  it('need not be loaded again while it is the same', async () => {
    const first = await get(MOVIE).responseType('blob').expect(200);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    await get(MOVIE).set('If-None-Match', defined(first.headers.etag)).expect(304);
  });

  it('is nothing for what does not exist, is taken down or is hidden from who asks [SHARE-04]', async () => {
    const gone = idOf('Casablanca');
    test.siteSettings.takenDown.change({ add: `movie:${gone}` });
    for (const file of ['movie-1.jpg', 'film-1.jpg', 'tv-1-2.jpg', `movie-${gone}.jpg`])
      expect([file, (await get(`/api/img/share/${file}`)).body.code]).toEqual([file, 'not_found']);
    await oembed(`https://films.example/movies/${gone}`).expect(404);
    test.siteSettings.takenDown.change({ remove: `movie:${gone}` });
    await get(`/api/img/share/movie-${idOf('Psycho')}.jpg`)
      .set('Cookie', 'content_filter=strict.US')
      .expect(404);
  });

  it('is told as oEmbed, with that picture where it is small enough [SHARE-05]', async () => {
    const url = `https://films.example/movies/${METROPOLIS}-any?lang=de`;
    const { body, headers } = await oembed(url, '&format=json').expect(200);
    expect(body).toEqual({
      version: '1.0',
      type: 'link',
      title: 'Metropolis (1927)',
      provider_name: 'Marquee',
      provider_url: 'https://films.example/',
      cache_age: 3600,
      thumbnail_url: `https://films.example${MOVIE}?lang=de`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await oembed(url, '&maxwidth=500')).body).not.toHaveProperty('thumbnail_url');
    expect((await oembed('https://films.example/')).body).toMatchObject({ title: 'Marquee' });
  });

  it.each([
    ['another site', 'https://elsewhere.example/movies/1', 404],
    ['another site that begins alike', `https://films.example.evil.example/movies/${METROPOLIS}`, 404],
    ['another site behind a name', `https://films.example@evil.example/movies/${METROPOLIS}`, 404],
    ['this site with a password', `https://a:b@films.example/movies/${METROPOLIS}`, 404],
    ['another protocol', `http://films.example/movies/${METROPOLIS}`, 404],
    ['a path alone', `/movies/${METROPOLIS}`, 404],
    ['a page about a person who visits', 'https://films.example/account', 404],
    ['no page', 'https://films.example/movies/abc', 404],
    ['no URL', 'javascript:alert(1)', 404],
    ['nothing', '', 400],
  ])('tells nothing of %s [SHARE-05]', async (_, url, status) => {
    await oembed(url).expect(status);
  });

  it('is not told in another format than JSON', async () => {
    await oembed(`https://films.example/movies/${METROPOLIS}`, '&format=xml').expect(400);
  });
});
