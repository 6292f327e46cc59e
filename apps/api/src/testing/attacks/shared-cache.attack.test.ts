import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listen } from '../listen';
import { hasNginx, startCachingProxy } from '../nginx';
import { HIDDEN, respondAsRatedTmdb } from '../rated-tmdb';
import { FILES, PROVIDER_SECRET, respondAsProvider } from '../stub-provider';
import { startStubServer } from '../stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../test-accounts';
import { openTestDatabase } from '../test-database';

const withNginx = hasNginx ? describe : describe.skip;
const FILTER = 'content_filter=strict.US';
const hiddenFile = FILES['HIDDEN movie 2'] ?? '';

/** Renders what it knows of the visitor. */
const RENDERER = `
  export const visitOf = (address, cookies) => /visit=(\\d)/.exec(cookies)?.[1];
  export const unrenderedStatus = () => 200;
  export const webManifest = async (build, language) => JSON.stringify({ language });
  export const renderDocument = async (build, { contentFilter, language, visit, fetch }) => {
    const answer = await fetch('/api/tmdb/3/movie/popular');
    return { status: 200, html: JSON.stringify({ contentFilter, language, visit, list: await answer.text() }) };
  };`;

withNginx('a cache in front of the site (nginx, proxy_cache)', () => {
  let test: AccountsTest;
  let proxy: Awaited<ReturnType<typeof startCachingProxy>>;
  let child: string;
  let parent: string;
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    const [tmdb, provider, database] = await Promise.all([
      startStubServer(respondAsRatedTmdb),
      startStubServer(respondAsProvider),
      openTestDatabase(),
    ]);
    test = createAccountsTest(database, {
      ...{ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` },
      ...{ PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin, USER_SOURCES: 'https' },
    });
    test.writeWeb('index.html', '<!doctype html><title>plain</title>');
    test.writeWeb('manifest.webmanifest', '{"language":"en"}');
    test.writeWeb('.vite/manifest.json', '{}');
    test.writeWeb('.vite/ssr-template.html', '<!doctype html>');
    test.writeWeb('../web-server/.vite/manifest.json', '{"a":{"file":"entry.mjs","isEntry":true}}');
    test.writeWeb('../web-server/entry.mjs', RENDERER);
    const site = await listen(test.bare);
    proxy = await startCachingProxy(site.origin);
    closing.push(proxy.close, site.close, () => test.remove(), tmdb.close, provider.close, database.remove);
    const owner = await test.signUp();
    const tablet = await test.logIn(owner.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };
    const { id } = (await owner.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body;
    await tablet.post(`/api/profiles/${id}/activate`).expect(200);
    [child, parent] = [tablet.cookie, owner.cookie];
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /** A response's status, its text without the request's id, and whether it came from the cache. */
  async function get(path: string, headers: Record<string, string> = {}, through = proxy.origin) {
    const response = await fetch(through + path, { headers: { Accept: '*/*', ...headers } });
    const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
    return { status: response.status, text, cached: response.headers.get('x-cache') };
  }

  const media = `/api/provider/library/${hiddenFile}/file.mp4`;
  const ofTitles = ['movie/2', 'tv/1/season/1', 'movie/popular', 'person/21'].map((path) => `/api/tmdb/3/${path}`);

  it('caches what it may', async () => {
    await get('/api/tmdb/3/movie/1');
    expect((await get('/api/tmdb/3/movie/1')).cached).toBe('HIT');
  });

  it('gives a child no response that was made for others [PROFILE-21, PROFILE-60]', async () => {
    for (const path of [...ofTitles, media, '/api/config', '/']) {
      const headers = { Accept: path === '/' ? 'text/html' : '*/*' };
      await get(path, headers);
      const seen = await get(path, { ...headers, Cookie: parent });
      const { text } = await get(path, { ...headers, Cookie: child });
      expect([path, text]).not.toEqual([path, seen.text]);
      expect([path, text.includes(HIDDEN)]).toEqual([path, false]);
    }
  });

  it('gives others no response that was made for a child', async () => {
    for (const path of ['/api/tmdb/3/movie/popular?page=1', '/api/config?1', '/?1']) {
      const headers = { Accept: path === '/?1' ? 'text/html' : '*/*' };
      const own = await get(path, { ...headers, Cookie: child });
      expect([path, (await get(path, headers)).text]).not.toEqual([path, own.text]);
    }
  });

  it('keeps filters, languages and visits apart', async () => {
    const visitors: Record<string, string>[] = [
      {},
      { Cookie: FILTER },
      { Cookie: 'lang=de' },
      { Cookie: 'visit=1' },
      { 'Accept-Language': 'fr' },
    ];
    for (const [path, kinds] of [
      ['/', 5],
      ['/opensearch.xml', 3],
      ['/manifest.webmanifest', 3],
      [media.replace('file.mp4', 'master.m3u8'), 2],
    ] as const) {
      const headers = { Accept: path === '/' ? 'text/html' : '*/*' };
      const texts = new Set<string>();
      // A page that the server could not render in time is left to the browser, and is not cached.
      for (const visitor of path === '/' ? visitors : [])
        while (!(await get(path, { ...headers, ...visitor })).text.startsWith('{'));
      for (const visitor of visitors) texts.add((await get(path, { ...headers, ...visitor })).text);
      for (const visitor of visitors) texts.add((await get(path, { ...headers, ...visitor })).text);
      expect([path, texts.size]).toEqual([path, kinds]);
    }
  });
});
