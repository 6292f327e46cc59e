import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import type { PublicConfig } from '@marquee/core/contracts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { memoryBounds } from '../../config';
import { BoundedCaches } from '../../lib/bounded-caches';
import { ServerRenderedPages } from './server-rendered-pages';
import { TakenDown } from '../site-settings/taken-down';
import type { PageRenderer, RenderedDocument } from './web-renderer';
import { defined } from '../../testing/defined';

const config = { siteName: 'Marquee', region: 'US' } as PublicConfig;
const errors: unknown[] = [];
const logger = { error: (details: unknown) => void errors.push(details) };
const common = { fetch: () => globalThis.fetch, logger: logger as never, takenDown: new TakenDown() };

const visitOf: PageRenderer['visitOf'] = (address, cookies) =>
  address.startsWith('/list') ? (/visit=(.)/.exec(cookies)?.[1] ?? 'new') : undefined;

const unrenderedStatus: PageRenderer['unrenderedStatus'] = (address) =>
  address === '/nothing' ? 404 : address.startsWith('/movies/') ? 503 : 200;

interface Waits {
  staleAfterMs?: number;
  unknownAfterMs?: number;
}
function setUp(render: PageRenderer['render'] | undefined, waits: Waits = {}) {
  const clock = { now: 1_000_000, library: 0 };
  const calls = jest.fn(render ?? (() => Promise.reject(new Error('no renderer'))));
  const pages = new ServerRenderedPages({
    renderer: { current: () => (render ? Promise.resolve({ render: calls, unrenderedStatus, visitOf }) : undefined) },
    now: () => clock.now,
    ...common,
    caches: new BoundedCaches(memoryBounds.normal.caches),
    ...{ isBusy: () => false, libraryRevision: () => clock.library },
    ...{ staleAfterMs: 60_000, ...waits },
  });
  const text = async (address: string, settings = config, cookie = '', accepted = '') =>
    (await pages.page(address, settings, { cookie, 'accept-language': accepted })).body
      ?.bytes('identity')
      .then(String) ?? null;
  return { pages, calls, clock, text };
}
const html = (text: string): RenderedDocument => ({ status: 200, html: text });

describe('server-rendered pages', () => {
  it('are rendered for the language chosen, else that of the address, else of the browser [LANGUAGE-02]', async () => {
    const { text, calls } = setUp(async ({ language = 'none' }) => html(language));
    expect(await text('/', config, '', 'en-XA, en;q=0.5')).toBe('en-XA');
    expect(await text('/', config, '', 'nl')).toBe('en');
    expect(await text('/?lang=en-XA', config, '', 'en')).toBe('en-XA');
    expect(await text('/?lang=en-XA', config, 'a=b; lang=en', 'en-XA')).toBe('en');
    expect(await text('/', config, 'lang=%3Cscript%3E', 'en-XA')).toBe('en-XA');
    expect(calls).toHaveBeenCalledTimes(4);
  });

  it('are rendered once per address, lifetime, settings and contents of the library [AVAILABLE-05]', async () => {
    let count = 0;
    const { text, clock } = setUp(async ({ address }) => html(`${address} ${(count += 1)}`));
    expect(await Promise.all([text('/'), text('/')])).toEqual(['/ 1', '/ 1']);
    expect(await text('/movies')).toBe('/movies 2');
    expect(await text('/', { ...config, siteName: 'Rex' })).toBe('/ 3');
    clock.now += 5 * 60_000;
    expect(await text('/')).toBe('/ 1');
    while ((await text('/')) === '/ 1') await nextTurn();
    expect(await text('/')).toBe('/ 4');
    clock.library += 1;
    expect(await text('/')).toBe('/ 5');
  });

  it('with a shuffled list are rendered for the visit that the cookie names, other pages once for all visits [BROWSE-15]', async () => {
    const { text, calls } = setUp(async ({ address, visit }) => html(`${address} ${visit ?? 'any'}`));
    expect(await text('/list', config, 'a=1; visit=2')).toBe('/list 2');
    expect(await text('/list')).toBe('/list new');
    expect(await text('/list', config, 'visit=2')).toBe('/list 2');
    expect(await text('/', config, 'visit=2')).toBe('/ any');
    expect(await text('/', config, 'visit=1')).toBe('/ any');
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it('are rendered for each content filter by itself, as the cookie says [SETTING-08]', async () => {
    const { text, calls } = setUp(async ({ contentFilter = 'none' }) => html(contentFilter));
    expect(await text('/')).toBe('none');
    expect(await text('/', config, 'visit=1; content_filter=strict.US')).toBe('strict');
    expect(await text('/', config, 'content_filter=moderate.US')).toBe('moderate');
    expect(await text('/', config, 'content_filter=strict.US; a=b')).toBe('strict');
    expect(await text('/', config, 'not_content_filter=strict.US')).toBe('none');
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it.each(['content_filter=strict.DE', 'content_filter=', 'content_filter=none.US', 'content_filter=strict.US%20'])(
    'are left to the browser with the cookie %s, whose filter the page would not hold [SETTING-08]',
    async (cookie) => {
      const { text, calls, pages } = setUp(async ({ address }) =>
        address === '/movies/1' ? { status: 404, html: null } : html('page'),
      );
      expect(await text('/')).toBe('page');
      expect(await text('/', config, cookie)).toBeNull();
      expect(calls).toHaveBeenCalledTimes(1);
      expect(await pages.page('/movies/1', config, { cookie })).toMatchObject({ status: 404, body: null });
    },
  );

  it('are left to the browser when rendering takes too long, and cached for the next visitor', async () => {
    let finish: (page: RenderedDocument) => void = () => undefined;
    const { text } = setUp(() => new Promise((resolve) => (finish = resolve)), { staleAfterMs: 20 });
    expect(await text('/')).toBeNull();
    finish(html('late'));
    let page = null;
    while (page === null) page = await text('/');
    expect(page).toBe('late');
  });

  it('are left to the browser when rendering fails, which the operator reads in the log', async () => {
    errors.length = 0;
    const { text } = setUp(() => Promise.reject(new TypeError('window is not defined')));
    expect(await text('/')).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ address: '/' })]);
  });

  it('are left to the browser beyond eight at once', async () => {
    const finish: (() => void)[] = [];
    const { text } = setUp(({ address }) => new Promise((resolve) => finish.push(() => resolve(html(address)))));
    const first = Array.from({ length: 8 }, (_, index) => text(`/${index}`));
    while (finish.length < 8) await nextTurn();
    expect(await text('/ninth')).toBeNull();
    for (const end of finish) end();
    expect(await Promise.all(first)).toHaveLength(8);
    const ninth = text('/ninth');
    while (finish.length < 9) await nextTurn();
    finish.at(-1)?.();
    expect(await ninth).toBe('/ninth');
  });

  it('are left to the browser while the process is busy, except those that are cached', async () => {
    let isBusy = false;
    const pages = new ServerRenderedPages({
      renderer: { current: async () => ({ render: async ({ address }) => html(address), unrenderedStatus, visitOf }) },
      now: () => 0,
      ...common,
      caches: new BoundedCaches(memoryBounds.normal.caches),
      ...{ isBusy: () => isBusy, libraryRevision: () => 0 },
    });
    await pages.page('/', config);
    isBusy = true;
    expect(String(await (await pages.page('/', config)).body?.bytes('identity'))).toBe('/');
    expect(await pages.page('/movies', config)).toEqual({ status: 200, body: null });
    expect(await pages.page('/nothing', config)).toEqual({ status: 404, body: null });
    // One at a time where a page may not exist.
    const [first, second] = await Promise.all(['/movies/1', '/movies/2'].map((address) => pages.page(address, config)));
    expect([first?.status, second]).toEqual([200, { status: 503, body: null }]);
  });

  it('that may not exist are answered with 503 instead of 200 when it takes too long to find out, or fails', async () => {
    const late = setUp(() => new Promise(() => undefined), { staleAfterMs: 20, unknownAfterMs: 20 });
    expect(await late.pages.page('/movies/1', config)).toEqual({ status: 503, body: null });
    expect(await late.pages.page('/nothing', config)).toEqual({ status: 404, body: null });
    const broken = setUp(() => Promise.reject(new TypeError('window is not defined')));
    expect(await broken.pages.page('/movies/1', config)).toMatchObject({ status: 503, body: null });
    expect(await broken.pages.unrendered('/movies/1')).toEqual({ status: 503, body: null });
  });

  it('that may not exist are not waited for by a person, in whose browser they say whether they do', async () => {
    const { pages, calls } = setUp(() => new Promise(() => undefined), { staleAfterMs: 0, unknownAfterMs: 60_000 });
    for (const headers of [{ 'sec-fetch-dest': 'document' }, { 'upgrade-insecure-requests': '1' }]) {
      expect(await pages.page('/movies/1', config, headers)).toEqual({ status: 503, body: null });
      // With another region's filter, the page would be rendered only for its status.
      const filtered = { ...headers, cookie: 'content_filter=strict.DE' };
      expect(await pages.page('/movies/2', config, filtered)).toEqual({ status: 503, body: null });
      expect(await pages.page('/nothing', config, filtered)).toEqual({ status: 404, body: null });
    }
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('that may not exist are waited for', async () => {
    let finish: ((page: RenderedDocument) => void) | undefined;
    const { pages } = setUp(() => new Promise((resolve) => (finish = resolve)), { staleAfterMs: 0 });
    const page = pages.page('/movies/1', config);
    while (!finish) await nextTurn();
    finish({ status: 404, html: null });
    expect(await page).toMatchObject({ status: 404, body: null });
  });

  it('are rendered in the browser where the app was built without them', async () => {
    const { text } = setUp(undefined);
    expect(await text('/')).toBeNull();
  });
});

describe('a visit', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
    test.writeWeb('index.html', '<!doctype html><title>plain</title>');
    test.writeWeb('.vite/manifest.json', '{}');
    test.writeWeb('.vite/ssr-template.html', '<!doctype html><title>template</title>');
    test.writeWeb('../web-server/.vite/manifest.json', '{"a":{"file":"a.js"},"b":{"file":"entry.mjs","isEntry":true}}');
    test.writeWeb(
      '../web-server/entry.mjs',
      `export const visitOf = () => undefined;
      export const unrenderedStatus = (address) => (address === '/nothing' ? 404 : address === '/movies/7' ? 503 : 200);
      export const renderDocument = async (build, { address, config, fetch }) => {
        if (address === '/gone') return { status: 404, html: null };
        if (address === '/movies/7') return { status: 503, html: null };
        const { status } = await fetch('/api/tmdb/3/trending/movie/day');
        return { status: 200, html: [build.template, address, config.siteName, status].join(' | ') };
      };`,
    );
  });
  afterEach(() => test.remove());
  const visit = (path: string) => request(test.app).get(path).set('Accept', 'text/html');

  it('is answered with the page rendered by the web app’s own code', async () => {
    const { text, headers } = await visit('/movies?page=2').expect(200);
    expect(text).toBe('<!doctype html><title>template</title> | /movies?page=2 | Marquee | 200');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringMatching(/Cookie, Accept-/) });
    await visit('/movies?page=2').set('If-None-Match', defined(headers.etag)).expect(304);
  });

  it('is answered with the app where the operator leaves rendering to browsers', async () => {
    const other = createTestApp({ PAGE_RENDERING: 'browser' });
    other.writeWeb('index.html', '<!doctype html><title>plain</title>');
    other.writeWeb('.vite/manifest.json', '{}');
    other.writeWeb('../web-server/.vite/manifest.json', '{}');
    const { text } = await request(other.app).get('/').set('Accept', 'text/html').expect(200);
    expect(text).toBe('<!doctype html><title>plain</title>');
    other.remove();
  });

  it('of what does not exist is answered with 404 and the app, which says so [ROUTE-11]', async () => {
    const { text, headers } = await visit('/gone').expect(404);
    expect(text).toBe('<!doctype html><title>plain</title>');
    await visit('/gone').set('If-None-Match', defined(headers.etag)).expect(404);
    await visit('/nothing').set('Cookie', 'content_filter=nonsense').expect(404);
  });

  it('of what may not exist is answered with 503 and the app while TMDB cannot say', async () => {
    const { text } = await visit('/movies/7').expect(503).expect('Retry-After', '5');
    expect(text).toBe('<!doctype html><title>plain</title>');
  });

  it('of a person is answered with the app meanwhile, which no search engine and no cache keeps', async () => {
    for (const header of [{ 'Sec-Fetch-Dest': 'document' }, { 'Upgrade-Insecure-Requests': '1' }]) {
      const { headers } = await visit('/movies/7').set(header).expect(200, '<!doctype html><title>plain</title>');
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      await visit('/gone').set(header).expect(404);
    }
  });
});
