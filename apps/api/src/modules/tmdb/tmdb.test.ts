import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { defined } from '../../testing/defined';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.payload.signature';
const HOUR_MS = 3_600_000;

describe('the metadata gateway in front of TMDB', () => {
  let tmdb: StubServer;
  let test: TestApp;

  beforeEach(async () => {
    tmdb = await startStubServer((req, res) => {
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify({ id: 603, title: 'The Matrix', asked: req.url, overview: 'x'.repeat(2_000) }));
    });
    test = createTestApp({ TMDB_TOKEN: TOKEN, TMDB_BASE_URL: `${tmdb.origin}/3` });
  });
  afterEach(async () => {
    test.remove();
    await tmdb.close();
  });

  const get = (path: string) => request(test.app).get(`/api/tmdb/3/${path}`);
  const fail = (status: number, body = '{}') =>
    tmdb.respondWith((_req, res) => {
      res.statusCode = status;
      res.end(body);
    });

  it('forwards the request with the server’s token, and returns the response unchanged [METADATA-01, PRODUCT-04]', async () => {
    const answer = await get('movie/603?language=en-US&api_key=stolen').expect(200);
    expect(answer.body).toMatchObject({ id: 603, asked: '/3/movie/603?language=en-US' });
    expect(answer.headers['x-marquee-source']).toBe('tmdb');
    expect(tmdb.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(JSON.stringify([answer.headers, answer.text, test.logged])).not.toContain(TOKEN);
  });

  it("sends an older API key in TMDB's format", async () => {
    const key = '0123456789abcdef0123456789abcdef';
    const other = createTestApp({ TMDB_TOKEN: key, TMDB_BASE_URL: `${tmdb.origin}/3` });
    await request(other.app).get('/api/tmdb/3/movie/603').expect(200);
    expect(tmdb.requests[0]?.url).toBe(`/3/movie/603?api_key=${key}`);
    expect(tmdb.requests[0]?.headers.authorization).toBeUndefined();
    other.remove();
  });

  it('answers from the cache until the lifetime of the path has passed [METADATA-08]', async () => {
    await get('movie/popular').expect('X-Marquee-Source', 'tmdb');
    await get('movie/popular').expect('X-Marquee-Source', 'cache');
    expect(tmdb.requests).toHaveLength(1);
    test.clock.now += HOUR_MS + 1;
    await get('movie/popular').expect('X-Marquee-Source', 'tmdb');
    expect(tmdb.requests).toHaveLength(2);
  });

  it('asks TMDB once for many visitors at a time [METADATA-08]', async () => {
    tmdb.respondWith((_req, res) => setTimeout(() => res.end('{"id":1}'), 50));
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('movie/1')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(tmdb.requests).toHaveLength(1);
  });

  it('serves a stale answer when TMDB is down, and says so [METADATA-08]', async () => {
    const before = await get('movie/603');
    await tmdb.close();
    test.clock.now += 13 * HOUR_MS;
    const after = await get('movie/603').expect(200);
    expect(after.headers['x-marquee-source']).toBe('stale');
    expect(after.body).toEqual(before.body);
  });

  it('serves a stale answer without waiting for a hanging TMDB', async () => {
    const other = createTestApp({ TMDB_TOKEN: TOKEN, TMDB_BASE_URL: `${tmdb.origin}/3` }, { staleAfterMs: 20 });
    await request(other.app).get('/api/tmdb/3/movie/603').expect(200);
    other.clock.now += 13 * HOUR_MS;
    tmdb.respondWith(() => undefined);
    await request(other.app).get('/api/tmdb/3/movie/603').expect('X-Marquee-Source', 'stale');
    other.remove();
  });

  it('reports an outage as an outage for TMDB titles [METADATA-09]', async () => {
    await tmdb.close();
    const answer = await get('movie/603').expect(503);
    expect(answer.body).toMatchObject({ code: 'metadata_unavailable', error: expect.any(String) });
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers lists and searches from the catalogue while TMDB is down, and says so [METADATA-07]', async () => {
    fail(500);
    await get('movie/popular').expect(200).expect('X-Marquee-Source', 'fallback');
    await get('search/multi?query=found').expect(200).expect('X-Marquee-Source', 'fallback');
  });

  it('never turns an outage into "no results" [BROWSE-20]', async () => {
    fail(500);
    const answer = await get('search/multi?query=matrix').expect(503);
    expect(answer.body).toMatchObject({ code: 'metadata_unavailable' });
  });

  it.each([
    ['HTML', '<html>maintenance</html>'],
    ['an empty body', ''],
    ['a bare string', '"ok"'],
  ])('refuses %s in place of JSON', async (_, body) => {
    fail(200, body);
    const answer = await get('movie/603').expect(502);
    expect(answer.body).toMatchObject({ code: 'metadata_bad_answer' });
  });

  it('rejects a huge response without reading all of it', async () => {
    let sent = 0;
    tmdb.respondWith((_req, res) => {
      const chunk = Buffer.alloc(1024 * 1024, 32);
      const push = () => {
        if (sent >= 64 || res.destroyed) return;
        sent += 1;
        res.write(chunk, push);
      };
      push();
    });
    const answer = await get('movie/603').expect(502);
    expect(answer.body).toMatchObject({ code: 'metadata_bad_answer' });
    expect(sent).toBeLessThan(64);
  });

  it('tells the operator, not the visitor, that TMDB rejects the token', async () => {
    fail(401, '{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}');
    const answer = await get('movie/603').expect(503);
    expect(answer.text).not.toContain('Invalid API key');
    expect(JSON.stringify(test.logged)).toContain('TMDB refuses the token');
  });

  it("forwards TMDB's 404 and caches it for a while", async () => {
    fail(404, '{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await get('movie/1').expect(404);
      expect(answer.body).toMatchObject({
        code: 'not_found',
        error: 'The resource you requested could not be found.',
        status_code: 34,
      });
    }
    expect(tmdb.requests).toHaveLength(1);
  });

  it('pauses as long as TMDB asks for', async () => {
    tmdb.respondWith((_req, res) => {
      res.writeHead(429, { 'Retry-After': '30' });
      res.end('{}');
    });
    await get('movie/1').expect(503);
    test.clock.now += 29_000;
    await get('movie/2').expect(503);
    expect(tmdb.requests).toHaveLength(1);
    test.clock.now += 2_000;
    await get('movie/3').expect(503);
    expect(tmdb.requests).toHaveLength(2);
  });

  it('answers catalogue titles from the catalogue even with a token', async () => {
    await get('movie/900000001').expect(200).expect('X-Marquee-Source', 'catalogue');
    expect(tmdb.requests).toHaveLength(0);
  });
});

describe('the metadata gateway without a token', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
  });
  afterEach(() => test.remove());

  const get = (path: string) => request(test.app).get(`/api/tmdb/3/${path}`);

  it('answers from the embedded catalogue [METADATA-07, PRODUCT-02]', async () => {
    const answer = await get('trending/movie/day').expect(200);
    expect(answer.headers['x-marquee-source']).toBe('catalogue');
    expect(answer.body.results).toHaveLength(1);
  });

  it("gives the catalogue's 404 the common error format", async () => {
    const answer = await get('movie/603').expect(404);
    expect(answer.body).toMatchObject({
      code: 'not_found',
      status_code: 34,
      error: expect.stringContaining('resource'),
    });
  });

  it('compresses with brotli, and answers 304 if the client has the response', async () => {
    const raw = await get('movie/900000001').set('Accept-Encoding', 'gzip, deflate, br').expect(200);
    expect(raw.headers['content-encoding']).toBe('br');
    expect(raw.headers.vary).toContain('Accept-Encoding');
    expect(raw.body).toMatchObject({ id: 900_000_001 });

    const etag = defined(raw.headers.etag);
    expect(etag).toMatch(/^"[\w-]+-br"$/);
    const again = await get('movie/900000001').set('Accept-Encoding', 'br').set('If-None-Match', etag);
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toContain('max-age=');
    // The same response in another encoding has another ETag.
    await get('movie/900000001').set('Accept-Encoding', 'identity').set('If-None-Match', etag).expect(200);
  });

  it('counts the origin of its answers', async () => {
    await get('movie/popular');
    const metrics = await request(test.app).get('/metrics').expect(200);
    expect(metrics.text).toContain('marquee_tmdb_responses_total{source="catalogue"} 1');
  });
});
