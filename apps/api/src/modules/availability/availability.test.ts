import { setTimeout as sleep } from 'node:timers/promises';
import { unpackKeys, type TitleKey } from '@marquee/core';
import { availabilitySchema, libraryPageSchema, recentlyAddedSchema } from '@marquee/core/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { openEventStream } from '../../testing/event-stream';
import { kidOf } from '../../testing/kid-of';
import { listen } from '../../testing/listen';
import { respondAsRatedTmdb } from '../../testing/rated-tmdb';
import { PROVIDER_SECRET, StubLibrary } from '../../testing/stub-provider';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createAccountsTest, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const KEYS = '/api/availability';
const nothing = { movie: [], tv: [], episodes: [] };

describe('what can be played here', () => {
  let tmdb: StubServer;
  let provider: StubServer;
  let library: StubLibrary;
  let database: TestDatabase;
  const opened: AccountsTest[] = [];

  beforeAll(async () => {
    [tmdb, provider] = await Promise.all([startStubServer(respondAsRatedTmdb), startStubServer()]);
  });
  afterAll(() => Promise.all([tmdb.close(), provider.close()]));
  beforeEach(async () => {
    database = await openTestDatabase();
    library = new StubLibrary();
    provider.respondWith(library.respond);
    tmdb.requests.length = 0;
    library.set('tagged', {
      mediaType: 'movie',
      title: 'Any',
      tmdbId: 5,
      addedAtMs: 3_000,
      resolution: '4k',
      isHdr: true,
    });
    library.set('named', { mediaType: 'movie', title: 'shown movie 1', year: 2001, addedAtMs: 2_000 });
    library.set('hidden', { mediaType: 'movie', title: 'HIDDEN movie 2', year: 2000, addedAtMs: 4_000 });
    library.set('series', { mediaType: 'tv', title: 'Shown tv 2', year: 2000, episodes: { 1: '1-7,9' } });
    library.set('unknown', { mediaType: 'movie', title: 'No such film', year: 2000 });
  });
  afterEach(async () => {
    for (const test of opened.splice(0)) test.remove();
    await database.remove();
  });

  const start = (settings: Record<string, string> = {}): AccountsTest => {
    const metadata = { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` };
    const test = createAccountsTest(database, {
      ...{ ...metadata, PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin },
      ...settings,
    });
    opened.push(test);
    return test;
  };
  const bodyOf = async (test: AccountsTest, path = KEYS, headers: Record<string, string> = {}) =>
    (await request(test.app).get(path).set(headers).expect(200)).body;
  const keysOf = async (test: AccountsTest): Promise<TitleKey[]> =>
    (Object.keys(unpackKeys(availabilitySchema.parse(await bodyOf(test)))) as TitleKey[]).sort();
  const eventually = async (check: () => Promise<boolean>): Promise<void> => {
    while (opened.length > 0 && !(await check())) await sleep(100);
  };
  const all = ['movie:1', 'movie:2', 'movie:5', 'tv:2'];
  const hasAll = (test: AccountsTest) => async () => (await keysOf(test)).join() === all.join();
  const titlesOf = async (test: AccountsTest, query = '', headers: Record<string, string> = {}) =>
    libraryPageSchema.parse(await bodyOf(test, `${KEYS}/titles${query}`, headers)).titles;

  it('is found by number or by name and year, in any language, and looked for once for all processes [AVAILABLE-03]', async () => {
    library.set('translated', { mediaType: 'movie', title: 'Translated HIDDEN movie 3', year: 2000 });
    const [one, other] = [start(), start()];
    const found = ['movie:1', 'movie:2', 'movie:3', 'movie:5', 'tv:2'];
    await eventually(async () => (await keysOf(one)).join() === found.join());
    expect(await keysOf(other)).toEqual(found);
    expect(await bodyOf(other, `${KEYS}/movie/5`)).toEqual({
      available: { addedAtMs: 3_000, resolution: '4k', isHdr: true },
    });
    expect(await bodyOf(other, `${KEYS}/tv/2`)).toEqual({
      available: { addedAtMs: 1_000, episodes: { 1: '1-7,9' } },
    });
    expect(await bodyOf(other, `${KEYS}/movie/77`)).toEqual({ available: null });
    const searches = tmdb.requests.filter(({ url }) => url.includes('query=shown+movie+1'));
    expect(searches.length).toBeGreaterThan(0);
    expect(new Set(searches.map(({ url }) => url)).size).toBe(searches.length);
  });

  it('is read again after a restart of either side, without a question to TMDB or news for browsers [AVAILABLE-03]', async () => {
    const first = start();
    await eventually(hasAll(first));
    const undescribed = 'SELECT 1 FROM library_titles WHERE key IS NOT NULL AND facts IS NULL';
    await eventually(async () => (await database.sql(undescribed)).length === 0);
    const [before] = await database.sql<{ revision: string }>('SELECT revision FROM library_state');
    first.remove();
    library.epoch = 'second';
    const asked = tmdb.requests.length;
    const readBefore = library.requests;
    const second = start();
    await eventually(async () => library.requests > readBefore + 1);
    expect(await keysOf(second)).toEqual(all);
    expect(tmdb.requests.length).toBe(asked);
    expect(await database.sql('SELECT revision FROM library_state')).toEqual([before]);
  });

  it('is looked for by name as soon as the site has a token of TMDB [AVAILABLE-03]', async () => {
    const test = start({ TMDB_TOKEN: '' });
    await eventually(async () => (await keysOf(test)).join() === 'movie:5');
    expect(tmdb.requests).toEqual([]);
    await test.siteSettings.save(async () => ({ tmdbToken: 'ey.test.token' }));
    await eventually(hasAll(test));
  });

  it('comes and goes on open pages of every process at once [AVAILABLE-05]', async () => {
    const [one, other] = [start(), start()];
    await eventually(hasAll(one));
    const site = await listen(other.bare);
    const stream = await openEventStream(`${site.origin}/api/users/me/events`, (await other.signUp()).cookie);
    const { data: ready } = await stream.until(({ event }) => event === 'ready');
    library.set('new', { mediaType: 'tv', title: 'Any', tmdbId: 1, episodes: {} });
    library.remove('tagged');
    const isNews = ({ data }: { data: Record<string, unknown> }) => Number(data.revision) > Number(ready.library);
    await stream.until((told) => told.event === 'library' && isNews(told));
    await eventually(async () => (await keysOf(one)).join() === 'movie:1,movie:2,tv:1,tv:2');
    expect(await keysOf(other)).toEqual(['movie:1', 'movie:2', 'tv:1', 'tv:2']);
    stream.close();
    await site.close();
  });

  it('is told to nobody who may not see it: not in the list, not by its page, not in the row [AVAILABLE-04]', async () => {
    const test = start();
    await eventually(hasAll(test));
    const kid = await kidOf(test, await test.signUp());
    const seen = availabilitySchema.parse((await kid.get(KEYS).expect(200)).body);
    expect(Object.keys(unpackKeys(seen)).sort()).toEqual(['movie:1', 'movie:5', 'tv:2']);
    expect((await kid.get(`${KEYS}/movie/2`).expect(200)).body).toEqual({ available: null });
    expect((await kid.get(`${KEYS}/recent`).expect(200)).text).not.toContain('HIDDEN');
    const filter = { Cookie: 'content_filter=strict.US' };
    expect(Object.keys(unpackKeys(await bodyOf(test, KEYS, filter))).sort()).toEqual(['movie:1', 'movie:5', 'tv:2']);
    expect(await bodyOf(test, `${KEYS}/movie/2`, filter)).toEqual({ available: null });
    for (const query of ['', '?sort=name', '?type=movie&from=2000', '?page=2'])
      expect((await kid.get(`${KEYS}/titles${query}`).expect(200)).text).not.toContain('HIDDEN');
    expect((await titlesOf(test, '', filter)).map(({ key }) => key)).not.toContain('movie:2');
    await test.siteSettings.changeTakenDown({ add: 'movie:5' }, async (tx) => {
      await tx.takenDownTitle.create({
        data: { key: 'movie:5', name: 'Any', note: '', operator: 'op', at: new Date() },
      });
    });
    expect((await titlesOf(test)).map(({ key }) => key)).toEqual(['movie:2', 'movie:1', 'tv:2']);
    await kid.get(KEYS).set('X-Profile', '1').expect(409);
    const { headers } = await kid.get(KEYS);
    expect(headers['cache-control']).toBe('private, no-cache');
    await kid.get(KEYS).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('is nothing for whom everything is hidden, exactly as an empty library is [AVAILABLE-04]', async () => {
    for (const id of ['tagged', 'named', 'series']) library.remove(id);
    const test = start();
    await eventually(async () => (await keysOf(test)).join() === 'movie:2');
    const kid = await kidOf(test, await test.signUp());
    const ask = async () => {
      const answers = await Promise.all(['', '/movie/2', '/recent', '/titles'].map((path) => kid.get(KEYS + path)));
      return answers.map(({ status, body }) => [status, body]);
    };
    const withLibrary = await ask();
    expect(withLibrary).toEqual([
      [200, nothing],
      [200, { available: null }],
      [200, { titles: [] }],
      [200, { titles: [], hasMore: false }],
    ]);
    library.remove('hidden');
    await eventually(async () => (await keysOf(test)).length === 0);
    expect(await ask()).toEqual(withLibrary);
  });

  it('is not told to strangers of a private site [AVAILABLE-04]', async () => {
    const test = start();
    await eventually(hasAll(test));
    expect((await bodyOf(test, '/api/config')).hasLibrary).toBe(true);
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
    expect(await bodyOf(test, '/api/config')).not.toHaveProperty('hasLibrary');
    for (const path of ['', '/movie/5', '/recent', '/titles'])
      await request(test.app)
        .get(KEYS + path)
        .expect(401);
  });

  it('is nothing where the provider does not say, or visitors are given others', async () => {
    provider.respondWith((_req, res) => res.writeHead(404).end('{}'));
    const silent = start();
    await eventually(async () => provider.requests.length > 1);
    expect([await bodyOf(silent), await bodyOf(silent, `${KEYS}/recent`)]).toEqual([nothing, { titles: [] }]);
    provider.respondWith(library.respond);
    const test = start();
    await eventually(hasAll(test));
    test.writeContent(
      'site.json',
      JSON.stringify({ providers: [{ id: 'x', name: 'X', url: 'https://streams.example.org' }] }),
    );
    expect([await bodyOf(test), await bodyOf(test, `${KEYS}/movie/5`)]).toEqual([nothing, { available: null }]);
    expect(await bodyOf(test, '/api/config')).not.toHaveProperty('hasLibrary');
  });

  it('begins with what is new: series with new episodes, then the newest files [AVAILABLE-07]', async () => {
    const test = start();
    await eventually(hasAll(test));
    const titles = async () => recentlyAddedSchema.parse(await bodyOf(test, `${KEYS}/recent`)).titles;
    expect((await titles()).map(({ key }) => key)).toEqual(['movie:2', 'movie:5', 'movie:1', 'tv:2']);
    expect((await titles())[1]).toMatchObject({ title: 'Shown movie 5', year: 2000, posterPath: '/Shown-movie-5.jpg' });
    library.set('series', {
      mediaType: 'tv',
      title: 'Shown tv 2',
      year: 2000,
      addedAtMs: Date.now(),
      episodes: { 1: '1-8' },
    });
    await eventually(async () => (await titles())[0]?.key === 'tv:2');
  });

  it('is asked of the provider by the name that the provider has, so that it plays [AVAILABLE-03]', async () => {
    const test = start();
    await eventually(hasAll(test));
    await request(test.bare).get('/api/provider/sources/library/movie/1?title=Anders&releaseYear=2000');
    const { url = '' } = provider.requests.find((sent) => sent.url.startsWith('/sources/library/movie/1')) ?? {};
    const { searchParams } = new URL(url, 'http://provider');
    expect([searchParams.get('title'), searchParams.get('releaseYear')]).toEqual(['shown movie 1', '2001']);
  });

  it('is listed by what TMDB says, asked once for good, and by its file until then [AVAILABLE-09, AVAILABLE-10]', async () => {
    library.set('unfound', { mediaType: 'movie', title: 'Not at TMDB', tmdbId: 77, year: 1994 });
    const test = start();
    const names = async (query = '') => (await titlesOf(test, query)).map(({ title }) => title).join();
    const all = 'HIDDEN movie 2,Not at TMDB,Shown movie 1,Shown movie 5,Shown tv 2';
    await eventually(async () => (await names('?sort=name')) === all);
    expect([await names('?resolution=4k'), await names('?from=1990&to=1999')]).toEqual([
      'Shown movie 5',
      'Not at TMDB',
    ]);
    expect(await names("?page=9999&sort='&type[]=tv&from=-1e9")).toBe('');
    const asked = tmdb.requests.length;
    expect([(await titlesOf(start(), '?sort=name')).length, tmdb.requests.length]).toEqual([5, asked]);
  });
});
