import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import stremio from 'stremio-addon-client';
import request from 'supertest';
import { DAY_MS } from '@marquee/core';
import type { NewAccessToken } from '@marquee/core/contracts';
import type { StremioMeta, StremioStream } from '@marquee/core/stremio';
import { listen } from '../../testing/listen';
import { respondAsRatedTmdb } from '../../testing/rated-tmdb';
import { contentOf, FILES, PROVIDER_SECRET, respondAsProvider, StubLibrary } from '../../testing/stub-provider';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const [shown = '', hidden = ''] = Object.values(FILES);

describe('the add-on for Stremio', () => {
  const library = new StubLibrary();
  let servers: StubServer[];
  let provider: StubServer;
  let database: TestDatabase;
  let test: AccountsTest;
  let site: Awaited<ReturnType<typeof listen>>;
  let owner: Visitor;
  let clockAheadMs = 0;

  beforeAll(async () => {
    const tmdb = await startStubServer(respondAsRatedTmdb);
    provider = await startStubServer((req, res) =>
      req.url?.startsWith('/titles') ? library.respond(req, res) : respondAsProvider(req, res),
    );
    servers = [tmdb, provider];
    library.set('one', { mediaType: 'movie', title: 'Shown movie 1', year: 2000, addedAtMs: 2_000 });
    library.set('two', { mediaType: 'movie', title: 'HIDDEN movie 2', year: 2000, addedAtMs: 3_000 });
    library.set('show', { mediaType: 'tv', title: 'Shown tv 2', year: 2000, episodes: { 1: '1-7' } });
    database = await openTestDatabase();
    test = createAccountsTest(
      database,
      {
        ...{ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` },
        ...{ PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin },
      },
      { now: () => Date.now() + clockAheadMs },
    );
    site = await listen(test.app);
    owner = await test.signUp();
    while ((await owner.get('/api/availability/movie/1')).body.available === null) await sleep(20);
  });
  beforeEach(async () => {
    clockAheadMs = 0;
    for (const table of ['rate_limits', 'taken_down_titles']) await database.sql(`DELETE FROM ${table}`);
    await test.siteSettings.load();
  });
  afterAll(async () => {
    await site.close();
    test.remove();
    await Promise.all([...servers.map((server) => server.close()), database.remove()]);
  });

  const make = async (visitor = owner, scopes = ['addon']): Promise<NewAccessToken> =>
    (await visitor.post('/api/users/me/tokens', { name: 'TV', scopes, expiresInDays: null }).expect(201)).body;
  const at = (secret: string, path: string) => request(test.app).get(`/addon/${secret}/${path}`);
  const namesOf = async (secret: string, catalog: string): Promise<string[]> =>
    ((await at(secret, `catalog/${catalog}.json`).expect(200)).body.metas as StremioMeta[]).map(({ name }) => name);
  const streamsOf = async (secret: string, id: string): Promise<StremioStream[]> =>
    (await at(secret, `stream/${id}.json`).expect(200)).body.streams;
  const pathOf = (url = '') => url.slice(url.indexOf('/addon/'));
  const capped = async (token: NewAccessToken): Promise<void> => {
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
    const { body } = await owner.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await database.sql(`UPDATE access_tokens SET profile_id = '${body.id}' WHERE id = '${token.id}'`);
  };

  it('is read by Stremio’s own client: manifest, lists, titles and streams [ADDON-01, ADDON-02]', async () => {
    const { token } = await make();
    const bookmarks = [
      { mediaId: 1, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' },
      { mediaId: 5, category: 'watchlist', addedAt: 2_000, mediaType: 'movie' },
      { mediaId: 2, category: 'watched', addedAt: 3_000, mediaType: 'movie' },
    ];
    await owner.post('/api/sync/bookmarks', { bookmarks, updatedAt: 1 }).expect(200);
    const base = { type: 'movie', title: 'x', updatedAt: 5 };
    const film = (watched: number) => ({ ...base, progress: { watched, duration: 6_000 } });
    const episode = { ...film(600), id: 1, number: 1, seasonId: 1 };
    const removed = { ...base, type: 'show', removedAt: 6, episodes: { s1e1: episode } };
    const items = { 1: film(600), 5: film(6_000), 2: removed };
    await owner.post('/api/sync/watch-history', { items, updatedAt: 1 }).expect(200);
    const { addon } = await stremio.detectFromURL(`${site.origin}/addon/${token}/manifest.json`);
    expect(addon.manifest.catalogs.map(({ type, id }) => `${type}/${id}`)).toContain('series/continue');
    const idsOf = async (type: string, id: string, extra = {}) =>
      ((await addon.get('catalog', type, id, extra)) as { metas: StremioMeta[] }).metas.map((meta) => meta.id);
    expect(await idsOf('movie', 'library')).toEqual(['tmdb:2', 'tmdb:1']);
    expect([await idsOf('movie', 'library', { skip: 100 }), await idsOf('series', 'library')]).toEqual([
      [],
      ['tmdb:2'],
    ]);
    expect(await idsOf('movie', 'list')).toEqual(['tmdb:5', 'tmdb:1']);
    expect([await idsOf('movie', 'continue'), await idsOf('series', 'continue')]).toEqual([['tmdb:1'], []]);
    expect(await addon.get('meta', 'movie', 'tmdb:1')).toEqual({
      meta: {
        ...{ id: 'tmdb:1', type: 'movie', name: 'Shown movie 1', description: 'About Shown movie 1' },
        poster: 'https://image.tmdb.org/t/p/w500/Shown-movie-1.jpg',
        releaseInfo: '2000',
      },
    });
    expect(await addon.get('meta', 'series', 'tmdb:2')).toMatchObject({ meta: { id: 'tmdb:2', videos: [] } });
    for (const id of ['tmdb:1', 'tt0133093']) {
      const { streams } = (await addon.get('stream', 'movie', id)) as { streams: StremioStream[] };
      const url = expect.stringContaining(`${site.origin}/addon/play/`);
      expect(streams).toEqual([expect.objectContaining({ name: 'Marquee', url })]);
      expect(JSON.stringify(streams)).not.toContain(token);
      const playlist = await (await fetch(streams[0]?.url ?? '')).text();
      const segment = await fetch(playlist.split('\n')[1] ?? '');
      expect(await segment.text()).toBe(contentOf(`${shown}/v1/0.m4s`));
    }
    expect(await addon.get('stream', 'movie', 'tmdb:5')).toEqual({ streams: [] });
    await addon.get('stream', 'series', 'tmdb:2:1:3').catch(() => undefined);
    expect(provider.requests.findLast(({ url }) => url.startsWith('/sources/'))?.url).toMatch(
      /^\/sources\/library\/tv\/2\?.*season=1&episode=3/,
    );
  });

  it('is for pages of every origin and in no cache [ADDON-03]', async () => {
    const { token } = await make();
    const [stream] = await streamsOf(token, 'movie/tmdb:1');
    const paths = ['manifest.json', 'catalog/movie/library.json', 'meta/movie/tmdb:1.json', 'stream/movie/tmdb:1.json'];
    for (const path of [...paths.map((name) => `/addon/${token}/${name}`), pathOf(stream?.url)]) {
      const { headers, status } = await request(test.app)
        .get(path)
        .set({ Origin: 'https://app.strem.io', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' });
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 200, '*']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['cache-control']).toMatch(/^(?:no-store|private, no-cache)$/);
    }
    await request(test.app).options(`/addon/${token}/manifest.json`).expect(204);
    expect((await owner.get('/api/availability')).headers['access-control-allow-origin']).toBeUndefined();
    expect(JSON.stringify(test.logged)).not.toContain(token.slice(8));
    expect(JSON.stringify(test.logged)).toContain('/addon/…/manifest.json');
  });

  it('is the log-in of a private site, which its cookie is not [ADDON-03]', async () => {
    const { token } = await make();
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
    const [stream] = await streamsOf(token, 'movie/tmdb:1');
    await request(test.app).get(pathOf(stream?.url)).expect(200);
    await owner.get('/addon/x/manifest.json').expect(404);
    await test.siteSettings.save(async () => ({ visitors: 'everyone' }));
  });

  it('answers guesses, revoked secrets, those of disabled accounts and of other scopes alike [ADDON-04]', async () => {
    const [revoked, other, wide] = [await make(), await make(owner, ['read']), await make(owner, ['addon', 'read'])];
    const someone = await test.signUp();
    const disabled = await make(someone);
    const [stream] = await streamsOf(revoked.token, 'movie/tmdb:1');
    await owner.delete(`/api/users/me/tokens/${revoked.id}`).expect(200);
    await database.sql(`UPDATE users SET disabled_at = now() WHERE id = '${someone.answer.user.id}'`);
    const guesses = ['x', `marquee_${'A'.repeat(43)}`, 'A'.repeat(5_000), '..%2f..%2fetc', '%00', `${wide.token}%20`];
    const secrets = [...guesses, ...[revoked, other, wide, disabled].map(({ token }) => token)];
    const answers = new Set<string>();
    for (const path of [...secrets.map((secret) => `/addon/${secret}/manifest.json`), pathOf(stream?.url)]) {
      const { status, body, headers } = await request(test.app).get(path);
      const { requestId: _, ...rest } = body as Record<string, unknown>;
      answers.add(JSON.stringify([status, rest, headers['cache-control'], headers['access-control-allow-origin']]));
    }
    expect([...answers]).toEqual([expect.stringMatching(/^\[404,/)]);
    const { token } = await make();
    await request(test.app).get('/api/users/me').set('Authorization', `Bearer ${token}`).expect(403);
  });

  it('counts what fails for its address, and still answers who has a secret [ADDON-04]', async () => {
    const { token } = await make();
    await at('x', 'manifest.json').expect(404);
    await database.sql(`UPDATE rate_limits SET points = 60 WHERE key LIKE 'addon-failures:%'`);
    expect((await at('x', 'manifest.json').expect(429)).headers['retry-after']).toMatch(/^\d+$/);
    await at(token, 'manifest.json').expect(200);
    await database.sql(`UPDATE rate_limits SET points = 240 WHERE key LIKE 'addon:%'`);
    expect((await at(token, 'manifest.json').expect(429)).body.code).toBe('rate_limited');
  });

  it('shows and plays only what its profile may see, and what is its own [ADDON-05]', async () => {
    const made = await make();
    const { token } = made;
    const [film] = await streamsOf(token, 'movie/tmdb:2');
    await request(test.app).get(pathOf(film?.url)).expect(200);
    await capped(made);
    expect(await namesOf(token, 'movie/library')).toEqual(['Shown movie 1']);
    expect(await namesOf(token, 'movie/list')).toEqual([]);
    expect(await streamsOf(token, 'movie/tmdb:2')).toEqual([]);
    await at(token, 'meta/movie/tmdb:2.json').expect(404);
    await request(test.app).get(pathOf(film?.url)).expect(404);
    const [own] = await streamsOf(token, 'movie/tmdb:1');
    await request(test.app).get(pathOf(own?.url)).expect(200);
    await request(test.app).get(pathOf(own?.url).replace(shown, hidden)).expect(404);
  });

  it('has nothing of a title that was taken down, from then on [ADDON-05]', async () => {
    const { token } = await make();
    const [film] = await streamsOf(token, 'movie/tmdb:1');
    await database.sql(`INSERT INTO taken_down_titles (key, name, note, operator, at)
      VALUES ('movie:1', 'x', '', 'x', now())`);
    await test.siteSettings.load();
    expect(await namesOf(token, 'movie/library')).toEqual(['HIDDEN movie 2']);
    expect(await namesOf(token, 'movie/list')).not.toContain('Shown movie 1');
    expect(await streamsOf(token, 'movie/tmdb:1')).toEqual([]);
    await at(token, 'meta/movie/tmdb:1.json').expect(404);
    await request(test.app).get(pathOf(film?.url)).expect(451);
  });

  it('gives addresses that end after a day and cannot be changed [ADDON-06]', async () => {
    const { token } = await make();
    const [stream] = await streamsOf(token, 'movie/tmdb:1');
    const path = pathOf(stream?.url);
    const [, ticket = ''] = /play\/([^/]+)/.exec(path) ?? [];
    const [id, expiry, signature] = ticket.split('.');
    for (const other of [
      `${id}.${Number(expiry) + 1}.${signature}`,
      `${ticket}A`,
      '..',
      `${id}.${expiry}.`,
      ticket.slice(1),
    ])
      await request(test.app)
        .get(path.replace(ticket, encodeURIComponent(other)))
        .expect(404);
    for (const file of ['..%2fsecret', '%2e%2e', 'a%5cb', 'a%00'])
      await request(test.app).get(path.replace('master.m3u8', file)).expect(404);
    clockAheadMs = DAY_MS - 60_000;
    await request(test.app).get(path).expect(200);
    clockAheadMs = DAY_MS + 60_000;
    await request(test.app).get(path).expect(404);
  });

  it('has nothing at addresses that are none of its own [ADDON-01]', async () => {
    const { token } = await make();
    const paths = [
      ...['meta/movie/tmdb:0.json', 'meta/movie/tmdb:1', 'meta/channel/tmdb:1.json', 'meta/movie/tt0133093.json'],
      ...[
        'meta/movie/tmdb:99999999999.json',
        `meta/movie/tmdb:${'1'.repeat(3_000)}.json`,
        'meta/series/tmdb:2:1:1.json',
      ],
      ...['catalog/movie/toString.json', 'catalog/movie/..%2flibrary.json', 'catalog/movie/library/skip=-1.json'],
      ...['catalog/movie/library/genre=x.json', 'nothing', '', 'subtitles/movie/tmdb:1.json', '..%2f..%2fapi/config'],
    ];
    for (const path of paths) await at(token, path).expect(404);
    for (const id of ['movie/tmdb:1:1:1', 'series/tmdb:2', 'movie/..%2f1', 'movie/tt1', `movie/tt${'1'.repeat(500)}`])
      expect(await streamsOf(token, id)).toEqual([]);
  });
});
