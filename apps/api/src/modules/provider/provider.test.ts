import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { listen } from '../../testing/listen';
import { FILES, PROVIDER_SECRET, respondAsProvider } from '../../testing/stub-provider';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { OpenRequests } from './open-requests';

const MB = 1024 * 1024;
const film = `/api/provider/library/${FILES['Shown movie 1']}/file.mp4`;

describe('the stream provider at the site’s address', () => {
  let provider: StubServer;
  let test: TestApp;
  let site: Awaited<ReturnType<typeof listen>>;
  const environment = () => ({ PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin });

  beforeAll(async () => {
    provider = await startStubServer(respondAsProvider);
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    provider.respondWith(respondAsProvider);
    provider.requests.length = 0;
    test = createTestApp(environment());
    site = await listen(test.bare);
  });
  afterEach(async () => {
    await site.close();
    test.remove();
  });

  const open = async (path: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${site.origin}${path}`), 'response')) as [IncomingMessage];
    return answer;
  };

  it('is the provider that pages are given, at the host that they were requested from [PROFILE-65]', async () => {
    const urlAt = async (host: string, app = test.app) =>
      (await request(app).get('/api/config').set('Host', host).expect(200)).body.providers[0].url;
    expect(await urlAt('192.168.1.20:8787')).toBe('http://192.168.1.20:8787/api/provider');
    expect(await urlAt('[::1]:8787')).toBe('http://[::1]:8787/api/provider');
    expect(await urlAt('a b')).toBe('http://localhost/api/provider');
    const named = createTestApp({ ...environment(), PUBLIC_URL: 'https://tv.example:8443' });
    expect(await urlAt('tv.example', named.app)).toBe('https://tv.example:8443/api/provider');
    expect(await urlAt('tv.local:8787', named.app)).toBe('http://tv.local:8787/api/provider');
    named.remove();
  });

  it.each<Record<string, string>>([{ PROVIDER_URL: 'https://streams.example.org' }, { PROVIDER_SECRET: '' }])(
    'is not there where browsers reach it elsewhere: %j',
    async (settings) => {
      const apart = createTestApp({ ...environment(), ...settings });
      const { body } = await request(apart.app).get('/api/provider/sources').expect(404);
      expect(body.code).toBe('not_configured');
      apart.remove();
    },
  );

  it('writes every address below the site’s own [PROFILE-65]', async () => {
    const { body } = await request(test.app)
      .get('/api/provider/sources/library/movie/1?title=Shown movie 1')
      .set('Host', 'tv.local:8787')
      .expect(200);
    expect(body.stream.playlist).toMatch(/^http:\/\/tv\.local:8787\/api\/provider\/library\/[\w-]{22}\/master\.m3u8/);
  });

  it('passes ranges, conditions and errors on, and neither cookies nor logins [PROFILE-63]', async () => {
    const headers = {
      Cookie: 'a=b',
      Authorization: 'Bearer x',
      'X-Marquee-Base': 'http://evil',
      'Ui-Token': 'ey',
    };
    const part = await request(test.bare)
      .get(film)
      .set({ ...headers, Range: 'bytes=0-3' })
      .expect(206);
    expect(part.headers['content-range']).toMatch(/^bytes 0-3\/\d+$/);
    const [sent] = provider.requests;
    expect(sent?.headers).toMatchObject({
      'ui-token': 'ey',
      range: 'bytes=0-3',
      'x-marquee-address': expect.stringContaining('127.0.0.1'),
    });
    expect(sent?.headers).not.toHaveProperty('x-marquee-viewer');
    expect(sent?.headers).not.toHaveProperty('cookie');
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent?.headers).not.toHaveProperty('origin');
    expect(sent?.headers['x-marquee-base']).not.toContain('evil');
    const { headers: kept } = await request(test.bare).get(film).set('If-None-Match', '"tag"').expect(304);
    expect(kept.etag).toBe('"tag"');
    const head = await request(test.bare).head(film).expect(200);
    expect(head.headers['content-length']).toMatch(/\d/);
    const missing = await request(test.bare).get(`${film}x`).expect(404);
    expect(missing.body).toEqual({ error: 'There is no such media file.', code: 'not_found' });
    provider.respondWith((_req, res) =>
      res.writeHead(503, { 'Retry-After': '2' }).end('{"error":"Busy.","code":"busy"}'),
    );
    expect((await request(test.bare).get(film).expect(503)).headers['retry-after']).toBe('2');
  });

  it('passes a token on, only from pages of this site [PROFILE-63]', async () => {
    let body = '';
    provider.respondWith((req, res) => {
      req.on('data', (piece: Buffer) => (body += String(piece))).on('end', () => res.end('{"token":"ey"}'));
    });
    const post = () => request(test.bare).post('/api/provider/cosmic-token-submit').send({ uiToken: 'ey' });
    await post().expect(200);
    expect(body).toBe('{"uiToken":"ey"}');
    await post().set('Origin', 'https://evil.example').expect(403);
  });

  it('answers no page of another site, whose browser may be on the operator’s network [PROFILE-62]', async () => {
    const at = (headers: Record<string, string>) => request(test.bare).get(film).set(headers);
    await at({ Origin: 'https://evil.example' }).expect(403);
    await at({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }).expect(403);
    await at({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', Origin: 'http://other.tv.example' }).expect(
      403,
    );
    expect(provider.requests).toEqual([]);
    await at({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors' }).expect(200);
    // A link opened on another site.
    await at({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }).expect(200);
  });

  it('buffers little: a film is fetched only as fast as its viewer reads it [PROFILE-63]', async () => {
    const size = 64 * MB;
    let written = 0;
    provider.respondWith((_req, res) => void writeFilm(res, size, (bytes) => (written += bytes)));
    const answer = await open(film);
    await delay(300);
    // Kernels buffer some megabytes.
    expect(written).toBeLessThan(size / 2);
    let read = 0;
    for await (const piece of answer) read += (piece as Buffer).length;
    expect(read).toBe(size);
  });

  it('stops when the visitor leaves, before and after the first byte [PROFILE-63]', async () => {
    const left: Promise<unknown>[] = [];
    provider.respondWith((req, res) => {
      left.push(once(res, 'close'));
      if (req.url?.includes('file.mp4')) res.write('some');
    });
    (await open(film)).destroy();
    const waiting = get(`${site.origin}${film.replace('file.mp4', 'v1/0.m4s')}`).on('error', () => undefined);
    while (left.length < 2) await delay(10);
    waiting.destroy();
    await Promise.all(left);
  });

  it('breaks off a response when the stream provider does, and reports when it cannot be reached [PROFILE-63]', async () => {
    provider.respondWith((_req, res) => {
      res.writeHead(200, { 'Content-Length': 100 }).write('half', () => res.destroy());
    });
    const answer = await open(film);
    await expect(once(answer.resume(), 'end')).rejects.toThrow('aborted');
    const alone = createTestApp({ PROVIDER_SECRET, PROVIDER_INTERNAL_URL: 'http://127.0.0.1:1' });
    const { body, headers } = await request(alone.app).get('/api/provider/sources').expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['library_unavailable', '2']);
    alone.remove();
    const other = createTestApp({ ...environment(), PROVIDER_SECRET: 'x'.repeat(32) });
    provider.respondWith(respondAsProvider);
    expect((await request(other.app).get('/api/provider/sources').expect(503)).body.code).toBe('library_not_shared');
    other.remove();
  });

  it('lets one address have 128 requests open, and takes the next when one has ended [PROFILE-64]', async () => {
    provider.respondWith((_req, res) => res.write('some'));
    const answers = await Promise.all(Array.from({ length: 128 }, () => open(film)));
    const refused = await open(film);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    refused.resume();
    answers[0]?.destroy();
    for (;;) {
      const next = await open(film);
      const { statusCode } = next;
      next.destroy();
      if (statusCode === 200) break;
      await delay(20);
    }
    for (const answer of answers) answer.destroy();
  });
});

it('1,000 streams are open at once, and a failed one makes room as well [PROFILE-64]', async () => {
  const open = new OpenRequests();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = Array.from({ length: 1_000 }, (_, index) => open.run(`10.0.0.${index % 100}`, work));
  await expect(open.run('10.0.1.1', work)).rejects.toMatchObject({ code: 'busy' });
  for (const end of ends) end();
  await Promise.all(running);
  await expect(open.run('10.0.1.1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await open.run('10.0.1.1', () => Promise.resolve());
});

async function writeFilm(res: ServerResponse, size: number, onWritten: (bytes: number) => void): Promise<void> {
  res.writeHead(200, { 'Content-Length': size });
  const piece = Buffer.alloc(MB / 4);
  for (let sent = 0; sent < size; sent += piece.length) {
    onWritten(piece.length);
    if (!res.write(piece)) await once(res, 'drain');
  }
  res.end();
}
