import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { CSRF_HEADER, siteSettingsSchema } from '@marquee/core/contracts';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const TOKEN = 'ey.a-token-of.tmdb';

describe('settings of the site [SITE-01, SITE-02]', () => {
  let database: TestDatabase;
  let tmdb: StubServer;
  let test: AccountsTest;
  let operator: Visitor;
  const make = (environment: Record<string, string> = {}) =>
    createAccountsTest(database, { TMDB_BASE_URL: `${tmdb.origin}/3`, ...environment });
  beforeAll(async () => {
    tmdb = await startStubServer(({ headers }, res) => {
      res.statusCode = headers.authorization === `Bearer ${TOKEN}` ? 200 : 401;
      res.end('{"results":[]}');
    });
    database = await openTestDatabase();
    test = make();
    operator = await test.signUp();
    await database.database.prisma.user.updateMany({ data: { isOperator: true } });
  });
  afterAll(async () => {
    test.remove();
    await tmdb.close();
    await database.remove();
  });

  const patch = (body: object, visitor = operator, status = 200) =>
    visitor.agent.patch('/api/operator/settings').set(CSRF_HEADER, visitor.answer.token).send(body).expect(status);

  it('are the defaults until an operator changes one, and apply without a restart', async () => {
    // The folders have a panel of their own.
    const { mediaFolders: _, ...settings } = siteSettingsSchema.parse({});
    expect((await operator.get('/api/operator/settings').expect(200)).body).toEqual({
      settings,
      defaults: { siteName: 'Marquee', region: 'US' },
      tmdb: { hasToken: false },
      oidc: {
        hasClientSecret: false,
        redirectUri: expect.stringMatching(/^http:.*\/callback$/),
        backchannelLogoutUri: expect.any(String),
        postLogoutRedirectUri: expect.any(String),
      },
      fixed: {},
      hasOpenStreams: true,
    });
    await patch({ siteName: '  Lantern ', region: 'AT' });
    expect((await request(test.app).get('/api/config')).body).toMatchObject({ siteName: 'Lantern', region: 'AT' });
    await patch({ siteName: null, region: null });
    expect((await request(test.app).get('/api/config')).body).toMatchObject({ siteName: 'Marquee', region: 'US' });
  });

  it('have a home for everybody, without the lists and filters of the operator [MINE-06]', async () => {
    const homeRows = async () => ((await request(test.app).get('/api/config')).body as { homeRows?: string }).homeRows;
    expect(await homeRows()).toBeUndefined();
    await patch({ homeRows: '["upcoming","list:Noir","filter:a1","-networks","genre:horror"]' });
    expect(await homeRows()).toBe('["upcoming","-networks","genre:horror"]');
    await patch({ homeRows: '[broken' }, operator, 400);
    await patch({ homeRows: null });
    expect(await homeRows()).toBeUndefined();
  });

  it('speak the language of the site to who has chosen none, whatever their browser asks for [LANGUAGE-02]', async () => {
    const languageOf = async (cookie = '', address = '/') => {
      const headers = { 'Accept-Language': 'fr-FR,fr;q=0.9', Accept: 'text/html', Cookie: cookie };
      return /<html lang="[\w-]+" dir="\w+" data-language="([\w-]+)"/.exec(
        (await request(test.app).get(address).set(headers).expect(200)).text,
      )?.[1];
    };
    test.writeWeb('index.html', '<!doctype html><html lang="en" class="dark"><body></body></html>');
    expect(await languageOf()).toBe('fr');
    await patch({ language: 'ar' });
    expect([await languageOf(), await languageOf('lang=it'), await languageOf('', '/?lang=ja')]).toEqual([
      'ar',
      'it',
      'ja',
    ]);
    await patch({ language: null });
    expect(await languageOf()).toBe('fr');
    await patch({ language: 'en-XA' }, operator, 400);
  });

  it('reach the other processes on the database, and those that start later', async () => {
    const other = make();
    const heard = new Promise<void>((resolve) =>
      other.siteSettings.onChange(() => other.siteSettings.values.siteName === 'Lantern' && resolve()),
    );
    await patch({ siteName: 'Lantern' });
    await heard;
    expect((await request(other.app).get('/api/config')).body.siteName).toBe('Lantern');
    other.remove();
    const later = make();
    await later.siteSettings.load();
    expect(later.siteSettings.values.siteName).toBe('Lantern');
    later.remove();
    await patch({ siteName: null });
  });

  it('keep the token of TMDB sealed, never show it, and use it from the next request on', async () => {
    const lists = async () => (await request(test.app).get('/api/tmdb/3/movie/popular')).headers['x-marquee-source'];
    expect(await lists()).toBe('catalogue');
    const { body } = await patch({ tmdbToken: TOKEN });
    expect(body.tmdb).toEqual({ hasToken: true });
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect(JSON.stringify(await database.sql('SELECT * FROM site_settings'))).not.toContain(TOKEN);
    expect(await lists()).toBe('tmdb');
    expect((await request(test.app).get('/api/config')).body.metadata.mode).toBe('tmdb');
    await patch({ tmdbToken: null });
    expect(await lists()).toBe('catalogue');
  });

  it('are stored and apply even if they cannot be read again at once', async () => {
    const failing = jest.spyOn(database.database.prisma.siteSetting, 'findMany').mockRejectedValue(new Error('gone'));
    await patch({ visitors: 'members' });
    await request(test.app).get('/api/tmdb/3/movie/popular').expect(401);
    failing.mockRestore();
    await patch({ visitors: 'everyone' });
  });

  it('try a token before it is saved', async () => {
    const check = async (body: object) => (await operator.post('/api/operator/settings/check-tmdb', body)).body.state;
    expect(await check({})).toBe('none');
    expect(await check({ token: TOKEN })).toBe('works');
    expect(await check({ token: 'ey.another.token-of-tmdb' })).toBe('refused');
    const lonely = make({ TMDB_BASE_URL: 'http://127.0.0.1:9/3' });
    const visitor = await lonely.logIn(operator.username);
    expect((await visitor.post('/api/operator/settings/check-tmdb', { token: TOKEN })).body.state).toBe('unreachable');
    lonely.remove();
  });

  it('give way to the environment and to files, and say so', async () => {
    await patch({ tmdbToken: 'ey.from-the-page.tmdb' });
    const fixed = make({ TMDB_TOKEN: TOKEN });
    await fixed.siteSettings.load();
    fixed.writeContent('site.json', JSON.stringify({ siteName: 'From a file' }));
    const visitor = await fixed.logIn(operator.username);
    const { body } = await visitor.get('/api/operator/settings').expect(200);
    expect(body).toMatchObject({
      settings: { siteName: 'From a file' },
      tmdb: { hasToken: true },
      fixed: { siteName: 'site.json', tmdbToken: 'TMDB_TOKEN' },
    });
    expect((await visitor.post('/api/operator/settings/check-tmdb')).body.state).toBe('works');
    expect((await patch({ siteName: 'From the page' }, visitor, 409)).body.code).toBe('setting_fixed');
    expect((await patch({ region: 'DE' }, visitor)).body.settings.region).toBe('DE');
    await patch({ region: null }, visitor);
    fixed.remove();
    await patch({ tmdbToken: null });
  });

  it('are written down as acts, without the token', async () => {
    await patch({ region: 'DE', tmdbToken: TOKEN });
    await patch({ region: null, tmdbToken: null });
    const { body } = await operator.get('/api/operator/acts').expect(200);
    expect(body.acts.slice(0, 2)).toMatchObject([
      { act: 'change_settings', details: { region: 'default', tmdbToken: 'removed' } },
      { act: 'change_settings', operator: operator.username, details: { region: 'DE', tmdbToken: 'changed' } },
    ]);
    expect(JSON.stringify(body)).not.toContain(TOKEN);
  });

  it('refuse values that are none, and everybody but operators', async () => {
    for (const body of [
      { siteName: '' },
      { siteName: 'x'.repeat(61) },
      { region: 'Austria' },
      { visitors: 'nobody' },
      { signUp: true },
      { tmdbToken: 'a token\r\nX-Injected: 1 and more' },
      { passwordHash: 'x' },
    ])
      await patch(body, operator, 400);
    const other = await test.signUp();
    await other.get('/api/operator/settings').expect(404);
    await patch({ siteName: 'Mine' }, other, 404);
    await request(test.app).get('/api/operator/settings').expect(401);
    await operator.agent.patch('/api/operator/settings').send({ siteName: 'Forged' }).expect(403);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: true };
    const tablet = await test.logIn(operator.username);
    const { id } = (await operator.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body;
    await tablet.post(`/api/profiles/${id}/activate`).expect(200);
    await tablet.get('/api/operator/settings').expect(404);
  });
});
