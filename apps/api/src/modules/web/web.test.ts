import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { defined } from '../../testing/defined';

const THEME = `document.documentElement.classList.add('dark')`;
const PAGE = `<!doctype html><html><head><script>${THEME}</script>
<script type="module" src="/assets/main-abc.js"></script></head><body>Marquee ${'filler '.repeat(300)}</body></html>`;
const policyOf = (...scripts: string[]) => JSON.stringify({ scripts });

describe('serving the web app', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
    test.writeWeb('index.html', PAGE);
    test.writeWeb('.vite/csp.json', policyOf("'sha256-theme'"));
    test.writeWeb('assets/main-abc.js', 'plain'.repeat(500));
    test.writeWeb('assets/main-abc.js.br', brotliCompressSync('brotli'));
    test.writeWeb('assets/main-abc.js.gz', gzipSync('gzip'));
    test.writeWeb('assets/style-abc.css', 'a{}'.repeat(1_000));
    test.writeWeb('sw.js', 'self');
    test.writeWeb('icon.svg', '<svg/>');
  });
  afterEach(() => test.remove());

  const get = (path: string) => request(test.app).get(path);
  const navigate = (path: string) => get(path).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');

  it('answers every path with the page, which browsers revalidate every time', async () => {
    for (const path of ['/', '/movies/603-the-matrix', '/search?query=a.b', '/no/such/page']) {
      const answer = await navigate(path).expect(200);
      expect(answer.text).toBe(PAGE);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      await navigate(path).set('If-None-Match', defined(answer.headers.etag)).expect(304);
    }
  });

  it('answers what cannot be decoded with the page and 404 [ROUTE-11]', async () => {
    for (const path of ['/movies/%E0%A4%A', '/%', '/series/1/%c3%28', '/search/%zz?query=a']) {
      const answer = await navigate(path).expect(404);
      expect(answer.text).toBe(PAGE);
      const call = await get(path).set('Accept', 'application/json').expect(404);
      expect(call.body).toMatchObject({ code: 'not_found' });
    }
  });

  it('answers requests without an Accept header for a page', async () => {
    await get('/').expect(200);
    await get('/movies').expect(200);
  });

  it('answers a missing file with 404, not with the page', async () => {
    for (const path of ['/assets/gone-123.js', '/missing.png']) await get(path).expect(404);
  });

  it('never answers a form or a script call with the page', async () => {
    await request(test.app).post('/movies').set('Accept', 'text/html').expect(404);
  });

  it('lets browsers cache hashed files for ever and others for an hour', async () => {
    const asset = await get('/assets/main-abc.js').set('Accept-Encoding', 'identity').expect(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed copies that the build made', async () => {
    for (const [accept, encoding, text] of [
      ['gzip, deflate, br', 'br', 'brotli'],
      ['gzip', 'gzip', 'gzip'],
    ] as const) {
      const answer = await get('/assets/main-abc.js').set('Accept-Encoding', accept).expect(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.body.toString() === text || answer.text === text).toBe(true);
    }
  });

  it('compresses other files with brotli', async () => {
    const answer = await get('/assets/style-abc.css').set('Accept-Encoding', 'gzip, br').expect(200);
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('says that the web app is not built', async () => {
    const empty = createTestApp();
    const answer = await request(empty.app).get('/').set('Accept', 'text/html').expect(503);
    expect(answer.text).toContain('The web app is not built yet');
    // It is served as soon as it exists.
    empty.writeWeb('index.html', PAGE);
    await request(empty.app).get('/').set('Accept', 'text/html').expect(200);
    empty.remove();
  });

  it('allows exactly the inline scripts of the page, those of a new build included [THEME-05]', async () => {
    const scriptSources = async () =>
      /script-src ([^;]*)/.exec((await navigate('/')).headers['content-security-policy'] ?? '')?.[1];
    expect(await scriptSources()).toBe(`'self' 'sha256-theme'`);
    test.writeWeb('.vite/csp.json', policyOf("'sha256-other'"));
    utimesSync(join(test.webRoot, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect(await scriptSources()).toBe(`'self' 'sha256-other'`);
  });
});
