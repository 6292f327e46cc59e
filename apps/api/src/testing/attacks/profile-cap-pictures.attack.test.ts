import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import sharp from 'sharp';
import { respondAsRatedTmdb } from '../rated-tmdb';
import { SessionsRepository } from '../../modules/auth';
import { startStubServer, type StubServer } from '../stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

jest.setTimeout(120_000);

const SITE = 'http://films.example.org';
const shown = '/api/img/t/p/w342/Shown-movie-1.jpg';
const hidden = '/api/img/t/p/w342/HIDDEN-movie-2.jpg';
const proxied = (url: string) => `/api/img?url=${encodeURIComponent(url)}`;

/** URLs of pictures of a hidden title that a child has found elsewhere. */
const ways = [
  hidden,
  `${hidden}?profile=1`,
  `${hidden}?content_filter=upto.99.US`,
  '/api/img/t/p/w92/HIDDEN-movie-2.jpg',
  '/api/img/t/p/original/HIDDEN-movie-2.jpg',
  '/api/img/t/p/w342/HIDDEN-movie-2.png',
  '/api/img/t/p/w342/HIDDEN-movie-2.webp',
  '/api/img/t/p/w342/%48IDDEN-movie-2.jpg',
  '/api/img/t/p/w342/HIDDEN-movie-3.jpg',
  '/api/img/t/p/w342/HIDDEN-movie-4.jpg',
  '/api/img/t/p/w342/HIDDEN-tv-1.jpg',
  '/api/img/t/p/w342/nobody-knows-whose.jpg',
  proxied(hidden),
  proxied(`${SITE}${hidden}`),
  `${proxied(hidden)}&w=100&h=100&blur=2&output=png`,
  proxied('https://image.tmdb.org/t/p/w342/HIDDEN-movie-2.jpg'),
  proxied('https://IMAGE.TMDB.ORG//t/p/w342//HIDDEN-movie-2.jpg?x=1'),
  proxied('https://image.tmdb.org/t/p/w342/HIDDEN-movie-2.jpg#/Shown-movie-1.jpg'),
  proxied('https://image.tmdb.org/t/p/w600_and_h900_bestv2/%48IDDEN-movie-2.jpg'),
  proxied('https://image.tmdb.org/t/p/w342/HIDDEN-movie-2.jpg;Shown-movie-1.jpg'),
  proxied('https://image.tmdb.org/t/p/w342/HIDDEN-movie-2.jpg/'),
  proxied('https://image.tmdb.org/t/p/w342/Shown-movie-1.jpg/../HIDDEN-movie-2.jpg'),
  proxied('https://image.tmdb.org/t/p/w342/%E0%A4%A'),
  // The catalogue's, which contain the title's id.
  '/api/img/t/p/w342/marquee-poster-900000002.svg',
  '/api/img/t/p/w342/marquee-poster-0900000002.svg',
  '/api/img/t/p/w780/marquee-backdrop-900000002.svg',
  '/api/img/t/p/w300/marquee-logo-900000002.svg',
  '/api/img/t/p/w342/marquee-season-900000003-1.svg',
  '/api/img/t/p/w300/marquee-still-900000003-s1e1.svg',
  proxied('/api/img/t/p/w342/marquee-poster-900000002.svg'),
];

/** A film for all ages, a film above the cap and a series above it. */
const rated: Record<string, object> = {
  'movie/900000001': { ...named(900_000_001, 'A Film'), release_dates: datesOf('G'), keywords: { keywords: [] } },
  'movie/900000002': { ...named(900_000_002, 'B Film'), release_dates: datesOf('R'), keywords: { keywords: [] } },
  'tv/900000003': {
    ...named(900_000_003, 'A Series'),
    content_ratings: { results: [{ iso_3166_1: 'US', rating: 'TV-MA' }] },
    keywords: { results: [] },
  },
};
function named(id: number, name: string) {
  return { id, title: name, name, adult: false };
}
function datesOf(certification: string) {
  return { results: [{ iso_3166_1: 'US', release_dates: [{ certification, type: 3 }] }] };
}

describe('a child in a profile with a cap who has the address of a picture', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let test: AccountsTest;
  let child: Visitor;
  let parent: Visitor;
  const apps: AccountsTest[] = [];
  const start = (now = Date.now) => {
    const app = createAccountsTest(database, environment, {
      renderArtwork: () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>' }),
      now,
      catalogue: { answer: (path) => ({ status: rated[path] ? 200 : 404, body: rated[path] ?? {} }) },
    });
    apps.push(app);
    return app;
  };

  beforeAll(async () => {
    const photo = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#2040c0' } })
      .jpeg()
      .toBuffer();
    [tmdb, database] = await Promise.all([
      startStubServer((req, res) => (req.url?.startsWith('/t/p') ? void res.end(photo) : respondAsRatedTmdb(req, res))),
      openTestDatabase(),
    ]);
    environment = {
      TMDB_TOKEN: 'ey.test.token',
      TMDB_BASE_URL: `${tmdb.origin}/3`,
      TMDB_IMAGE_BASE_URL: `${tmdb.origin}/t/p`,
      PUBLIC_URL: SITE,
    };
    test = start();
    parent = await test.signUp();
    child = await test.logIn(parent.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
    const made = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await child.post(`/api/profiles/${made.body.id}/activate`).expect(200);
    // Everything with pictures, as a page of the child requests it.
    for (const path of ['movie/popular', 'search/multi?query=a', 'movie/1/images', 'collection/31', 'person/21'])
      await child.get(`/api/tmdb/3/${path}`).expect(200);
  });
  afterAll(async () => {
    for (const app of apps) app.remove();
    await Promise.all([tmdb.close(), database.remove()]);
  });

  const answerOf = ({ status, body, headers }: request.Response) => {
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    return { status, rest, cacheControl: headers['cache-control'] };
  };

  it.each(ways)('is shown nothing at %s [PROFILE-24]', async (address) => {
    const missing = answerOf(await child.get('/api/img/t/p/w342/no-such-picture.jpg').expect(404));
    expect(missing.cacheControl ?? 'no-store').toBe('no-store');
    expect(answerOf(await child.get(address))).toEqual(missing);
    // The parent has seen it now, so the child's browser and the site have cached it.
    const seen = address.includes('tmdb.org') ? undefined : await parent.get(address);
    const etag = seen?.headers.etag;
    expect(answerOf(await child.get(address).set(etag ? { 'If-None-Match': etag } : {}))).toEqual(missing);
    expect((await child.agent.head(address)).status).toBe(404);
    expect((await child.get(address).set('Range', 'bytes=0-10')).status).toBe(404);
  });

  it('sees what the cap lets through, also in another process, and after a restart [PROFILE-25]', async () => {
    const allowed = [
      shown,
      '/api/img/t/p/w780/Shown-movie-1.jpg',
      '/api/img/t/p/w342/Shown-tv-2.jpg',
      proxied(shown),
      '/api/img/t/p/w342/marquee-poster-900000001.svg',
      '/api/img/t/p/w185/marquee-profile-900000009.svg',
      '/api/img/t/p/w300/marquee-genre-drama.svg',
      '/api/img/t/p/w300/marquee-network-netflix.svg',
    ];
    const restarted = start();
    for (const { app } of [test, restarted])
      for (const address of allowed) {
        const { headers } = await request(app).get(address).set('Cookie', child.cookie).expect(200);
        expect(headers['cache-control']).toBe('private, no-cache');
      }
    await request(restarted.app).get(hidden).set('Cookie', child.cookie).expect(404);
  });

  it('sees at once what its parents allow, and no more what they hide [PROFILE-24]', async () => {
    const tablet = await test.logIn(parent.username);
    const profile = { name: 'Ben', cap: { region: 'US', certification: 'PG' } };
    const { id } = (await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body;
    await tablet.post(`/api/profiles/${id}/activate`).expect(200);
    await tablet.get(shown).expect(200);
    const change = (changes: object) =>
      parent.agent
        .patch(`/api/profiles/${id}`)
        .set('X-CSRF-Token', parent.answer.token)
        .send({ changes, password: PASSWORD })
        .expect(200);
    await change({ hiddenTitles: ['movie:1'] });
    await tablet.get(shown).expect(404);
    await change({ hiddenTitles: [], cap: null });
    await tablet.get(hidden).expect(200);
  });

  it('leaves pictures in the caches of those whom no profile concerns, and asks nothing for them [PROFILE-26]', async () => {
    const stranger = await test.signUp();
    for (const { headers } of [
      await request(test.app).get(hidden).expect(200),
      await stranger.get(hidden).expect(200),
    ]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary ?? '').not.toMatch(/cookie/i);
    }
    // The child may use the parent's browser next.
    expect((await parent.get(hidden).expect(200)).headers['cache-control']).toBe('private, no-cache');
  });

  it('costs those whom no profile concerns one look at the session for all pictures of a page [PROFILE-26]', async () => {
    const clock = { now: Date.now() };
    const timed = start(() => clock.now);
    const find = jest.spyOn(SessionsRepository.prototype, 'find');
    const looks = async (visitor: Visitor): Promise<number> => {
      find.mockClear();
      for (let picture = 0; picture < 5; picture += 1)
        await request(timed.app).get(shown).set('Cookie', visitor.cookie).expect(200);
      return find.mock.calls.length;
    };
    const stranger = await test.signUp();
    expect([await looks(stranger), await looks(parent), await looks(child)]).toEqual([1, 5, 5]);
    clock.now += 6_000;
    // After a restricted profile is created, the rule applies within seconds.
    const profile = { name: 'Kim', cap: { region: 'US', certification: 'G' } };
    await stranger.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    expect(await looks(stranger)).toBe(5);
    find.mockRestore();
  });

  it('is told nothing of pictures by a visitor’s own filter beyond what that knows [PROFILE-27]', async () => {
    const fresh = start();
    const filtered = (address: string, token = 'strict.US') =>
      request(fresh.app).get(address).set('Cookie', `content_filter=${token}`);
    await request(fresh.app).get('/api/tmdb/3/movie/popular?content_filter=strict.US').expect(200);
    await filtered(shown).expect(200);
    await filtered(hidden).expect(404);
    await filtered(`${hidden}?content_filter=strict.US`, '').expect(404);
    await filtered('/api/img/t/p/w342/marquee-poster-900000002.svg').expect(404);
    await filtered('/api/img/t/p/w342/of-an-old-bookmark.jpg').expect(200);
    await filtered(hidden, 'nonsense').expect(200);
  });
});
