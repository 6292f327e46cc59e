import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { defined } from '../../testing/defined';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" width="200" height="300">
  <rect width="200" height="300" fill="#c02040"/>${'<circle cx="50" cy="50" r="20"/>'.repeat(60)}</svg>`;
const POSTER = '/marquee-poster-900000001.svg';

const body = (res: request.Test) =>
  res.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

describe('images', () => {
  let host: StubServer;
  let test: TestApp;
  let blue: Buffer;
  let photo: Buffer;
  const renderArtwork = jest.fn((path: string) => (path === POSTER ? { svg: SVG } : null));

  // One app, because each starts processes that transform pictures; each test has a picture with a name of its own.
  let pictures = 0;
  let name: string;
  let own: string;
  beforeAll(async () => {
    host = await startStubServer();
    test = createTestApp(
      { PUBLIC_URL: 'https://films.example.org' },
      { renderArtwork, tmdbImageBaseUrl: `${host.origin}/t/p` },
    );
    blue = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#2040c0' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(async () => {
    test.remove();
    await host.close();
  });
  beforeEach(() => {
    renderArtwork.mockClear();
    photo = blue;
    host.respondWith((_req, res) => res.end(photo));
    host.requests.length = 0;
    name = `photo${(pictures += 1)}`;
    own = `url=${encodeURIComponent(`/api/img/t/p/w500/${name}.jpg`)}`;
  });

  const get = (path: string) => request(test.app).get(path);
  const proxied = (query: string) => body(get(`/api/img?${query}`));

  describe("at TMDB's paths", () => {
    it('proxies an image, caches it on disk, and makes it immutable for browsers [IMAGE-02]', async () => {
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await body(get(`/api/img/t/p/w500/${name}.jpg`)).expect(200);
        expect(answer.headers['content-type']).toBe('image/jpeg');
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(photo.equals(answer.body)).toBe(true);
      }
      expect(host.requests.map(({ url }) => url)).toEqual([`/t/p/w500/${name}.jpg`]);
    });

    it.each([
      ['empty', () => Buffer.alloc(0)],
      ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
      ['noise', (bytes: Buffer) => randomBytes(bytes.length)],
    ])('fetches an image again whose file in the cache is %s', async (_, damage) => {
      const address = `/api/img/t/p/w500/${name}.jpg`;
      await body(get(address)).expect(200);
      const folder = join(test.dataDir, 'cache/images');
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )) {
        const path = join(file.parentPath, file.name);
        writeFileSync(path, damage(readFileSync(path)));
      }
      expect(photo.equals((await body(get(address)).expect(200)).body)).toBe(true);
      expect(host.requests).toHaveLength(2);
    });

    it('are the same for everybody: the session is ignored', async () => {
      const session = `marquee_session=${'a'.repeat(43)}`;
      const { headers } = await get(`/api/img/t/p/w500/${name}.jpg`).set('Cookie', session).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary ?? '').not.toMatch(/cookie/i);
    });

    it('serves artwork as SVG that can neither run nor load anything, compressed, with an ETag', async () => {
      const answer = await body(get(`/api/img/t/p/w342${POSTER}`).set('Accept-Encoding', 'br')).expect(200);
      expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
      expect(answer.headers['cache-control']).toBe('public, max-age=604800');
      await get(`/api/img/t/p/w185${POSTER}`)
        .set({ 'Accept-Encoding': 'br', 'If-None-Match': defined(answer.headers.etag) })
        .expect(304);
      expect(renderArtwork).toHaveBeenCalledTimes(1);
    });

    it.each(['/api/img/t/p/w342/marquee-poster-1.svg', '/api/img/t/p/w9999/photo.jpg', '/api/img/t/p/w500/photo.exe'])(
      'answers %s with 404',
      async (path) => {
        const answer = await get(path).expect(404);
        expect(answer.body).toMatchObject({ code: 'not_found' });
      },
    );

    it('distinguishes a missing image from an unreachable host', async () => {
      host.respondWith((_req, res) => res.writeHead(404).end());
      await get('/api/img/t/p/w500/none.jpg').expect(404);
      const closed = await startStubServer();
      await closed.close();
      const apart = createTestApp({}, { tmdbImageBaseUrl: `${closed.origin}/t/p` });
      const answer = await request(apart.app).get('/api/img/t/p/w500/other.jpg').expect(502);
      expect(answer.body).toMatchObject({ code: 'image_unavailable' });
      apart.remove();
    });

    it('rejects a response that is not an image, whatever its content type', async () => {
      host.respondWith((_req, res) => res.setHeader('Content-Type', 'image/jpeg').end('<script>alert(1)</script>'));
      const answer = await get('/api/img/t/p/w500/page.jpg').expect(502);
      expect(answer.body).toMatchObject({ code: 'image_unreadable' });
    });
  });

  describe('through the resizing proxy', () => {
    it('makes WebP that covers the requested size [IMAGE-03]', async () => {
      const answer = await proxied(`${own}&w=100&h=100`).expect(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 100, height: 100 });
    });

    it.each([
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
      ['png', 'png'],
    ])('makes %s', async (output, format) => {
      const answer = await proxied(`${own}&w=40&output=${output}`).expect(200);
      expect((await sharp(answer.body).metadata()).format).toBe(format);
    });

    it('keeps the whole image with fit=contain, on the requested background [IMAGE-03]', async () => {
      const answer = await proxied(`${own}&w=300&h=300&fit=contain&background=00ff00&output=png`).expect(200);
      const { data, info } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 300, height: 300 });
      expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
    });

    it('renders artwork at the requested size, also by its public URL', async () => {
      for (const address of [`/api/img/t/p/w500${POSTER}`, `https://films.example.org/api/img/t/p/w500${POSTER}`]) {
        const answer = await proxied(`url=${encodeURIComponent(address)}&w=600`).expect(200);
        expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 });
      }
    });

    it('uses full quality unless told otherwise [IMAGE-04]', async () => {
      photo = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .png()
        .toBuffer();
      const size = async (query: string) => ((await proxied(`${own}${query}`).expect(200)).body as Buffer).length;
      const full = await size('');
      expect(await size('&q=1')).toBe(full);
      expect(await size('&q=100')).toBe(full);
      expect(await size('&q=40')).toBeLessThan(full / 2);
    });

    it('edits: brightness, contrast, saturation, blur, sharpen, rotation, crop [IMAGE-03]', async () => {
      const grey = async (query: string) => {
        const answer = await proxied(`${own}&output=png&w=20&h=20${query}`).expect(200);
        const { channels } = await sharp(answer.body).stats();
        return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
      };
      const [, , plainBlue = 0] = await grey('');
      const [, , darkBlue = 0] = await grey('&brightness=0.5');
      expect(darkBlue).toBeLessThan(plainBlue);
      const [red = 0, green = 0, blue = 0] = await grey('&saturation=0');
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
      expect(await grey('&contrast=0')).toEqual([128, 128, 128]);
      const turned = await proxied(`${own}&rotation=90&blur=2&sharpen=1`).expect(200);
      expect(await sharp(turned.body).metadata()).toMatchObject({ width: 900, height: 600 });
      const cropped = await proxied(`${own}&crop=10,20,30,40`).expect(200);
      expect(await sharp(cropped.body).metadata()).toMatchObject({ width: 30, height: 40 });
      await proxied(`${own}&w=50&h=50&crop=top-left`).expect(200);
    });

    it('makes each variant once', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => proxied(`${own}&w=64`)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(host.requests).toHaveLength(1);
      await get(`/api/img?${own}&w=64`).set('If-None-Match', defined(answers[0]?.headers.etag)).expect(304);
    });

    it.each([
      ['w=5000', 'w', 'must be between 1 and 2048'],
      ['w=100&rotation=77.7', 'rotation', expect.any(String)],
      ['w=100&blur=33', 'blur', expect.any(String)],
      ['w=1.5', 'w', 'must be a whole number'],
      ['q=101', 'q', 'must be between 1 and 100'],
      ['fit=squeeze', 'fit', expect.any(String)],
      ['background=url(x)', 'background', 'must be a colour name or hexadecimal digits'],
      ['crop=0,0,99999,1', 'crop', 'lies outside the image'],
      ['rotation=fast', 'rotation', 'must be a number'],
    ])('rejects %s and names the field [IMAGE-03]', async (query, field, text) => {
      const answer = await get(`/api/img?${own}&${query}`).expect(400);
      expect(answer.body).toMatchObject({ code: 'bad_request', fields: { [field]: text } });
    });

    it('needs a URL', async () => {
      const answer = await get('/api/img?w=10').expect(400);
      expect(answer.body.fields).toHaveProperty('url');
      await get('/api/img?url=/account&w=10').expect(400);
    });

    it('refuses hosts that the operator has not allowed', async () => {
      for (const url of ['https://example.com/a.jpg', 'http://127.0.0.1:22/', 'http://169.254.169.254/latest']) {
        const answer = await get(`/api/img?url=${encodeURIComponent(url)}`).expect(403);
        expect(answer.body).toMatchObject({ code: 'image_host_not_allowed' });
      }
    });

    it('does not render SVG from other hosts', async () => {
      host.respondWith((_req, res) => res.end(SVG));
      const answer = await get(`/api/img?${own}&w=10`).expect(502);
      expect(answer.body).toMatchObject({ code: 'image_unreadable' });
    });

    it('does not decode an image with too many pixels', async () => {
      photo = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const answer = await get(`/api/img?${own}&w=10`).expect(502);
      expect(answer.body).toMatchObject({ code: 'image_unreadable' });
    });
  });
});
