import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { SessionsRepository } from '../../modules/auth';
import { operations } from '../../modules/openapi';
import { createAccountsTest, signupBody, type AccountsTest, type Visitor } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

/** What a stranger may ask of a private site: how to become a member, and whether the site is well. */
const ANSWERED = [
  'get /addon/{secret}/manifest.json',
  'get /addon/{secret}/catalog/{type}/{file}',
  'get /addon/{secret}/catalog/{type}/{catalog}/{extra}',
  'get /addon/{secret}/meta/{type}/{file}',
  'get /addon/{secret}/stream/{type}/{file}',
  'get /addon/play/{ticket}/{grant}/library/{file}/{path}',
  'get /api/calendar/{file}',
  'get /api/config',
  'get /healthz',
  'get /readyz',
  'get /robots.txt',
  'post /api/auth/invitation',
  'post /api/auth/login',
  'post /api/auth/login/code',
  'post /api/auth/logout',
  'post /api/auth/oidc/start',
  'get /api/auth/oidc/callback',
  'post /api/auth/oidc/link',
  'post /api/auth/oidc/backchannel-logout',
  'post /api/auth/passkey',
  'post /api/auth/passkey/options',
  'post /api/auth/signup',
  'post /api/auth/tv',
  'post /api/auth/tv/poll',
  // By the token of a mail.
  'post /api/notices/unsubscribe',
];

describe('a private site [SITE-03]', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let member: Visitor;
  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database, { TMDB_TOKEN: 'ey.test.token-of-tmdb', METRICS_TOKEN: 'metrics-token' });
    test.writeWeb('index.html', '<!doctype html><title>plain</title>');
    test.writeWeb('.vite/manifest.json', '{}');
    test.writeWeb('assets/app.js', 'app');
    test.writeContent(
      'site.json',
      JSON.stringify({
        links: { discord: 'https://discord.example/secret' },
        providers: [{ id: 'own', name: 'Own', url: 'https://streams.example' }],
      }),
    );
    member = await test.signUp();
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });

  it('refuses every call of the API to strangers but those of log-in and health', async () => {
    const answered: string[] = [];
    for (const { method, path } of operations) {
      const address = path.replace('{path}', 'movie/popular').replace(/\{\w+\}/g, '1');
      const call = request(test.bare)[method](address);
      const { status, headers } = await (method === 'get' ? call : call.send({}));
      if (status !== 401) answered.push(`${method} ${path}`);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    const more = answered.filter((call) => !ANSWERED.includes(call));
    // Without a mail server and a token these are unknown to everybody.
    expect(more.filter((call) => !/password-reset|metrics|security\.txt|setup|manifest/.test(call))).toEqual([]);
    expect(answered).toEqual(expect.arrayContaining(ANSWERED));
  });

  it.each(['/ads.json/', '/bannerData.json/', '/modalData.json/', '/opensearch.xml/', '/api/content/donations/'])(
    'gives strangers no file of the operator at %s',
    async (path) => {
      for (const Accept of ['*/*', 'text/html']) {
        const { status, text } = await request(test.bare).get(path).set({ Accept });
        expect([302, 401]).toContain(status);
        expect(text).not.toMatch(/\[|<Open/);
      }
    },
  );

  it('names no host of its streams and content to strangers, and all to members', async () => {
    const policyOf = async (cookie = '') =>
      String(
        (await request(test.bare).get('/login').set({ Accept: 'text/html', Cookie: cookie })).headers[
          'content-security-policy'
        ],
      );
    expect(await policyOf()).not.toContain('streams.example');
    expect(await policyOf(member.cookie)).toContain('streams.example');
  });

  it.each(['/API/tmdb/3/movie/popular', '/api//tmdb/3/movie/popular', '/api/auth/../tmdb/3/movie/popular'])(
    'gives strangers nothing at %s either',
    async (path) => {
      const { status, text } = await request(test.bare).get(path);
      expect(status).toBeGreaterThanOrEqual(401);
      expect(text).not.toContain('results');
    },
  );

  it('leads strangers to the log-in, and from there to where they wanted to go', async () => {
    for (const path of ['/', '/movies/1', '/search?q=x&page=2', '/SETUP/x', '/nothing-here']) {
      const { status, headers } = await request(test.bare).get(path).set('Accept', 'text/html');
      expect([path, status, headers['cache-control']]).toEqual([path, 302, 'no-store']);
      expect(new URL(headers.location ?? '', 'http://site').searchParams.get('next')).toBe(path);
    }
    for (const path of ['/login?next=/movies/1', '/signup', '/reset-password', '/setup', '/tv']) {
      const { status, text } = await request(test.bare).get(path).set('Accept', 'text/html');
      expect([path, status, text]).toEqual([path, 200, expect.stringContaining('plain')]);
    }
    await request(test.bare).get('/assets/app.js').expect(200, 'app');
  });

  it('tells strangers its name and nothing else', async () => {
    const { body } = await request(test.app).get('/api/config').expect(200);
    expect(body).toMatchObject({ isPrivate: true, siteName: 'Marquee', providers: [], links: {} });
    expect(JSON.stringify(body)).not.toContain('discord');
    await request(test.app).get('/robots.txt').expect(200, 'User-agent: *\nDisallow: /\n');
  });

  it('gives members everything, in no cache that others share', async () => {
    const films = await member.get('/api/tmdb/3/genre/movie/list');
    expect(films.status).not.toBe(401);
    const page = await member.get('/').set('Accept', 'text/html').expect(200);
    expect(page.headers['cache-control']).toMatch(/^private/);
    const picture = await member.get('/api/img/t/p/w342/none.jpg');
    expect(picture.headers['cache-control']).not.toMatch(/public/);
    expect((await member.get('/api/config')).body.links.discord).toBe('https://discord.example/secret');
  });

  it('has no sitemap, and names none [SHARE-07]', async () => {
    await member.get('/sitemap.xml').expect(404);
    await member.get('/sitemaps/pages-1.xml').expect(404);
    expect((await member.get('/robots.txt')).text).not.toContain('Sitemap');
  });

  it('is closed again to who has logged out, and to who was there before it was closed', async () => {
    const guest = await test.signUp();
    await guest.get('/modalData.json').expect(200);
    await guest.post('/api/auth/logout').expect(200);
    await request(test.bare).get('/modalData.json').set('Cookie', guest.cookie).expect(401);
    await test.siteSettings.save(async () => ({ visitors: 'everyone' }));
    await request(test.bare).get('/modalData.json').expect(200);
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
  });

  it('looks for the member once a request, which an open site does for nobody who is a stranger', async () => {
    const find = jest.spyOn(SessionsRepository.prototype, 'find');
    const asked = async (visit: (path: string) => Promise<unknown>) => {
      find.mockClear();
      for (const path of ['/', '/api/tmdb/3/genre/movie/list', '/api/img/t/p/w342/none.jpg']) await visit(path);
      return find.mock.calls.length;
    };
    const stranger = (path: string) => request(test.bare).get(path);
    expect(await asked((path) => member.get(path))).toBe(3);
    expect(await asked(stranger)).toBe(0);
    await test.siteSettings.save(async () => ({ visitors: 'everyone' }));
    expect(await asked(stranger)).toBe(0);
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
    find.mockRestore();
  });

  it('lets people sign up where that is open', async () => {
    await request(test.app).post('/api/auth/signup').send(signupBody(test.freshName())).expect(201);
  });
});
