import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { streamResultSchema } from '@marquee/core/contracts';
import request from 'supertest';
import { demoApp, film } from './testing/demo-app';
import { libraryApp, type LibraryApp, noFfmpeg } from './testing/library-app';

const SECRET = 'SECRET BESIDE THE MEDIA FOLDER';
const dots = ['..', '%2e%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '.%2e'];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./'];
const ways = dots.flatMap((dot) =>
  slashes.flatMap((slash) => [1, 2, 4].map((depth) => `${dot}${slash}`.repeat(depth))),
);

let library: LibraryApp;
let server: ReturnType<typeof createServer>;
let id: string;
beforeAll(async () => {
  library = await libraryApp({
    files: { 'Film (1999).mp4': 'direct.mp4' },
    prepare: (folder) => {
      writeFileSync(join(folder, '..', 'secret.txt'), SECRET);
      writeFileSync(join(folder, '..', 'secret.srt'), `1\n00:00:01,000 --> 00:00:02,000\n${SECRET}\n`);
      symlinkSync(join(folder, '..', 'secret.srt'), join(folder, 'Film (1999).en.srt'));
    },
  });
  const { body } = await request(library.app).get('/sources/library/movie/603?title=Film&releaseYear=1999').expect(200);
  const { stream } = streamResultSchema.parse(body);
  if (stream.type !== 'file') throw new Error('expected a file');
  id = new URL(stream.qualities['360']?.url ?? '').pathname.split('/')[2] ?? '';
  server = createServer(library.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await library.close();
});

/** A GET request with a path exactly as given; HTTP clients would normalise it. */
const rawGet = (path: string, headers = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: provider.example\r\nConnection: close\r\n${headers}\r\n`),
    );
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });

describe('a request for a file outside of the media folder', () => {
  it(`gets nothing, in ${ways.length} spellings below every path that serves files [LIBRARY-07]`, async () => {
    for (const root of [`/library/${id}/`, '/library/', `/library/${id}/subtitles/`, `/media/${film.version}/`]) {
      const answers = await Promise.all(
        ways.map(async (way) => ({ path: `${root}${way}secret.txt`, text: await rawGet(`${root}${way}secret.txt`) })),
      );
      for (const { path, text } of answers)
        expect([path, text.includes(SECRET), /^HTTP\/1\.1 4\d\d /.test(text)]).toEqual([path, false, true]);
    }
  });

  it('gets nothing through a link among the subtitles', async () => {
    const { body } = await request(library.app)
      .get('/sources/library/movie/603?title=Film&releaseYear=1999')
      .expect(200);
    const texts = await Promise.all(
      streamResultSchema
        .parse(body)
        .stream.captions.map(async ({ url }) => (await request(library.app).get(new URL(url).pathname)).text),
    );
    expect(texts.join('')).not.toContain(SECRET);
    expect((await request(library.app).get(`/library/${id}/subtitles/e0.vtt`)).text).not.toContain(SECRET);
  });
});

describe('every response of the provider', () => {
  it.each([
    ['/healthz', 200],
    ['/sources', 200],
    ['/openapi.json', 200],
    ['/library', 200],
    ['/sources/two/movie/603', 200],
    [`/media/${film.version}/master.m3u8`, 200],
    ['/nothing', 404],
    ['/sources/two/movie/x', 400],
    ['/%E0%A4%A', 404],
    ['/sources/two/movie/%E0%A4%A', 400],
  ])('%s (%i) cannot be framed, sniffed or run, and sets no cookies', async (path, status) => {
    const answer = await request(library.app).get(path).set('Cookie', 'a=b');
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';frame-ancestors 'none'/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['%0d%0aX-Evil:1', '%0aX-Evil:1', '%E5%98%8A%E5%98%8DX-Evil:1'])(
    'has no header injected by the request: %s',
    async (line) => {
      for (const path of ['/sources/', '/media/', `/library/${id}/`, '/sources/two/movie/1?title=', '/healthz?pass='])
        expect(await rawGet(`${path}${line}`, `X-Request-Id: a${line}\r\n`)).not.toMatch(/^X-Evil/im);
    },
  );
});

describe('an invalid part of a film', () => {
  it('is refused before ffmpeg is started', async () => {
    const remuxed = await libraryApp({
      files: { 'Film (1999).mkv': 'remux.mkv' },
      tools: { ...noFfmpeg, ffmpeg: '/bin/false' },
    });
    const { body } = await request(remuxed.app).get('/sources/library/movie/603?title=Film&releaseYear=1999');
    const { stream } = streamResultSchema.parse(body);
    const playlist = stream.type === 'hls' ? new URL(stream.playlist).pathname : '';
    expect((await request(remuxed.app).get(playlist)).text).toContain('/copy/playlist.m3u8');
    for (const part of ['anything', 'init.mp4.m4s', '01.m4s', '-1.m4s', 'playlist.m3u8x', 'init.MP4']) {
      const answer = await request(remuxed.app).get(playlist.replace('master.m3u8', `copy/${part}`));
      expect([part, answer.status, (answer.body as { code: string }).code]).toEqual([part, 404, 'not_found']);
    }
    await remuxed.close();
  });
});

describe('a page of another site', () => {
  const site = 'https://marquee.example';
  const question = '/sources/library/movie/603?title=Film&releaseYear=1999';
  const ask = (path: string, origin: string, host = '192.168.1.20:8788', app = library.app) =>
    request(app).get(path).set({ Origin: origin, Host: host });

  it.each(['/library', '/sources', question, `/media/${film.version}/master.m3u8`, '/nothing', '/streams'])(
    'learns nothing from %s',
    async (path) => {
      for (const origin of ['https://evil.example', 'null', 'http://192.168.1.21:8788', 'http://x192.168.1.20']) {
        const { status, headers, body } = await ask(path, origin);
        expect([origin, status]).toEqual([origin, 403]);
        expect(body).toEqual({
          code: 'origin_refused',
          error: expect.stringMatching(/PROVIDER_ORIGINS/),
          requestId: expect.any(String),
        });
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );

  it('cannot ask in advance, nor pass itself off as the site in X-Forwarded-Host', async () => {
    const answer = await request(library.app).options(question).set({
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'GET',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
  });

  it('is answered when the operator allowed it, or allowed every site', async () => {
    const named = demoApp({ allowedOrigins: [site] });
    const answer = await ask('/sources', site, 'streams.marquee.example', named);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, site]);
    expect(answer.headers.vary).toContain('Origin');
    expect((await ask('/sources', 'https://evil.example', 'streams.marquee.example', named)).status).toBe(403);
    const open = await ask('/sources', 'https://evil.example', 'x', demoApp({ allowedOrigins: '*' }));
    expect([open.status, open.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  it.each([
    ['http://localhost:8787', 'localhost:8788'],
    ['http://192.168.1.20:8787', '192.168.1.20:8788'],
    ['http://[fd00::20]:8787', '[fd00::20]:8788'],
    ['http://TV.local', 'tv.local:8788'],
    ['https://marquee.example', 'marquee.example:8443'],
  ])('is the site itself on %s, whatever address the visitor uses', async (origin, host) => {
    const answer = await ask('/sources', origin, host);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
  });

  it('does not stand in the way of programs, which send no origin', async () => {
    expect((await request(library.app).get('/library')).status).toBe(200);
  });
});

describe('a malicious token form', () => {
  const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
    request(demoApp())
      .post('/cosmic-token-submit')
      .set({ 'Content-Type': 'application/json', ...headers })
      .serialize((bytes: unknown) => bytes as string)
      .send(body);

  it.each([
    [
      'a bomb of gzip',
      gzipSync(Buffer.from(`{"uiToken":"${' '.repeat(20_000_000)}"}`)),
      { 'Content-Encoding': 'gzip' },
    ],
    ['nesting without end', '['.repeat(40_000), {}],
    ['a prototype', '{"__proto__":{"uiToken":"x"}}', {}],
    ['an unknown encoding', Buffer.from('{}'), { 'Content-Encoding': 'zstd' }],
  ])('(%s) is refused', async (_, body, headers) => {
    const { status, text } = await send(body, headers);
    expect([status >= 400 && status < 500, text.includes('RangeError')]).toEqual([true, false]);
    expect(({} as Record<string, unknown>).uiToken).toBeUndefined();
  });
});

describe('the provider sends no requests', () => {
  it('whatever URL a request contains', async () => {
    let calls = 0;
    const inside = createServer((_request, response) => {
      calls += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => inside.once('listening', resolve));
    const address = encodeURIComponent(`http://127.0.0.1:${(inside.address() as AddressInfo).port}/`);
    for (const path of [
      `/sources/two/movie/603?title=${address}&url=${address}`,
      `/sources/library/movie/603?title=${address}&imdbId=${address}`,
      `/library/${address}/master.m3u8`,
      `/media/${film.version}/${address}`,
    ])
      await request(library.app).get(path);
    await new Promise((resolve) => inside.close(resolve));
    expect(calls).toBe(0);
  });
});
