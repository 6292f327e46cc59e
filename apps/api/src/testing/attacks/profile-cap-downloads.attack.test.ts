import type { DownloadTicket } from '@marquee/core/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { respondAsRatedTmdb } from '../rated-tmdb';
import { startStubServer, type StubServer } from '../stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';

const SITE_FILM = 'https://media.example.org/film/master.m3u8';
const OWN_FILM = 'https://nas.example.net/film.mp4';

describe('a child in a profile with a cap and without sources', () => {
  let tmdb: StubServer;
  let database: TestDatabase;
  let test: AccountsTest;
  let child: Visitor;
  let parent: Visitor;

  beforeAll(async () => {
    [tmdb, database] = await Promise.all([startStubServer(respondAsRatedTmdb), openTestDatabase()]);
    test = createAccountsTest(database, {
      TMDB_TOKEN: 'ey.test.token',
      TMDB_BASE_URL: `${tmdb.origin}/3`,
      USER_SOURCES: 'https',
    });
    test.writeContent(
      'site.json',
      JSON.stringify({
        providers: [{ id: 'media', name: 'Media', url: 'https://media.example.org' }],
        sources: { archive: 'offered', jellyfin: [{ name: 'Ours', url: 'https://jellyfin.example.org' }] },
      }),
    );
    test.writeWeb('index.html', '<!doctype html><title>Marquee</title><div id="root"></div>');
    parent = await test.signUp();
    child = await test.logIn(parent.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };
    const made = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await child.post(`/api/profiles/${made.body.id}/activate`).expect(200);
  });
  afterAll(async () => {
    test.remove();
    await Promise.all([tmdb.close(), database.remove()]);
  });

  const link = async (body: object): Promise<string> =>
    (await parent.post('/api/downloads', { url: SITE_FILM, name: 'A Film', ...body }).expect(201)).body.data;
  const open = async (visitor: Visitor, data: string) => {
    const { status, body } = await visitor.post('/api/downloads/check', { data });
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    return { status, rest };
  };
  const ticketOf = (data: string) => JSON.parse(Buffer.from(data, 'base64url').toString()) as DownloadTicket;
  const dataOf = (ticket: object) => Buffer.from(JSON.stringify(ticket)).toString('base64url');

  it.each(['movie:2', 'movie:3', 'movie:4', 'tv:1', 'movie:999', undefined])(
    'cannot open a link of the parent to %s [PROFILE-28]',
    async (title) => {
      const data = await link({ title });
      const broken = await open(child, 'x');
      expect(broken).toMatchObject({ status: 400, rest: { code: 'link_invalid' } });
      expect((await open(parent, data)).status).toBe(200);
      expect(await open(child, data)).toEqual(broken);
    },
  );

  it('can open one to what the cap lets through [PROFILE-28]', async () => {
    expect(await open(child, await link({ title: 'movie:1' }))).toMatchObject({
      status: 200,
      rest: { url: SITE_FILM, isSiteSource: true },
    });
  });

  it.each([
    ['another title', { title: 'movie:1' }],
    ['no title', { title: undefined }],
    ['a title as part of the name', { title: undefined, name: 'A Film movie:1' }],
  ])('cannot put %s into a link [PROFILE-28]', async (_what, change) => {
    const data = await link({ title: 'movie:2' });
    expect(await open(child, dataOf({ ...ticketOf(data), ...change }))).toMatchObject({ status: 400 });
    expect(await open(parent, dataOf({ ...ticketOf(data), ...change }))).toMatchObject({ status: 400 });
  });

  it.each([{ title: 'movie:2' }, { title: 'tv:1' }, {}, { title: 'movie:1', url: OWN_FILM }])(
    'is given no link for %j [PROFILE-28]',
    async (body) => {
      const asked = { url: SITE_FILM, name: 'A Film', ...body };
      await child.post('/api/downloads', asked).expect(403);
      await parent.post('/api/downloads', asked).expect(201);
    },
  );

  it('cannot open a link to one of the parent’s own addresses, whatever the title [PROFILE-29]', async () => {
    const data = await link({ title: 'movie:1', url: OWN_FILM });
    expect(await open(parent, data)).toMatchObject({ status: 200, rest: { isSiteSource: false } });
    expect((await open(child, data)).status).toBe(400);
  });

  it('is given no sources, and its pages may connect to none [PROFILE-29]', async () => {
    const config = await child.get('/api/config').expect(200);
    expect(config.body.sources).toEqual({ own: 'off', archive: 'off', jellyfin: [] });
    expect(config.headers['cache-control']).toBe('private, no-cache');
    const page = await child.get('/').set('Accept', 'text/html').expect(200);
    const policy = page.headers['content-security-policy'] ?? '';
    for (const directive of ['connect-src', 'media-src']) {
      const sources = (policy.split(';').find((part) => part.startsWith(directive)) ?? '').split(' ').slice(1);
      expect(sources).toContain('https://media.example.org');
      expect(sources).not.toContain('https:');
      expect(sources.filter((source) => /archive\.org|jellyfin/.test(source))).toEqual([]);
    }
    expect((await parent.get('/api/config').expect(200)).body.sources).toMatchObject({
      own: 'https',
      archive: 'offered',
    });
    const parentPage = await parent.get('/').set('Accept', 'text/html').expect(200);
    expect(parentPage.headers['content-security-policy']).toMatch(/connect-src[^;]* https:( |;)/);
  });

  it('cannot store an address in the profile: no collection accepts one [PROFILE-29]', async () => {
    for (const collection of ['sources', 'settings', 'notes'])
      for (const key of ['sources', OWN_FILM]) {
        const push = { [collection]: [{ key, value: { url: OWN_FILM }, changedAt: 1_000 }] };
        await child.post('/api/sync', { push, updatedAt: 2_000 });
      }
    const all = await child.post('/api/sync', { since: { settings: 0, notes: 0 }, updatedAt: 3_000 }).expect(200);
    expect(all.text).not.toContain('nas.example.net');
  });
});
