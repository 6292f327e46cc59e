import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { listen } from '../listen';
import { startStubServer, type StubServer } from '../stub-server';
import { createTestApp, type TestApp } from '../test-app';

// Takes seconds: it starts the processes that resize pictures, and keeps them busy.
const FLOOD = '198.51.100.1';
const VISITOR = '203.0.113.9';
const EXPENSIVE = 'w=1024&h=1024&output=avif&rotation=77&blur=20';

describe('a flood of expensive pictures from one address', () => {
  let host: StubServer;
  let test: TestApp;
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const photo = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#2040c0' } })
      .jpeg()
      .toBuffer();
    const small = await sharp(photo).resize(8).toBuffer();
    host = await startStubServer((req, res) => res.end(req.url?.endsWith('/small.jpg') ? small : photo));
    test = createTestApp({ TRUST_PROXY: 'true' }, { tmdbImageBaseUrl: `${host.origin}/t/p` });
    server = await listen(test.bare);
  });
  afterAll(async () => {
    await server.close();
    test.remove();
    await host.close();
  });

  const get = async (query: string, address: string, file = 'photo') => {
    const url = encodeURIComponent(`/api/img/t/p/w500/${file}.jpg`);
    const response = await fetch(`${server.origin}/api/img?url=${url}&${query}`, {
      headers: { 'X-Forwarded-For': address },
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };

  it('does not delay ordinary posters, and is refused early', async () => {
    // Both processes have started.
    await Promise.all([get('w=90&h=135', VISITOR), get('w=90&h=135&output=avif', VISITOR)]);
    const flood = Array.from({ length: 12 }, (_, index) => get(`${EXPENSIVE}&q=${50 + index}`, FLOOD));
    let made = 0;
    for (const picture of flood) void picture.then(({ status }) => (made += Number(status === 200)));
    await Promise.race(flood);
    expect((await get('w=92&h=138', VISITOR)).status).toBe(200);
    // Not after more than the one that was begun before it.
    expect(made).toBeLessThan(2);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(5);
    expect(made).toBeGreaterThan(1);
    for (const { retryAfter, text } of refused) {
      expect(retryAfter).toBe('2');
      expect(JSON.parse(text)).toMatchObject({ code: 'busy', error: 'The server is busy. Try again in a moment.' });
    }
  });

  it('is not tried again when it failed', async () => {
    host.respondWith((_req, res) => res.end('<html>'));
    for (let visit = 0; visit < 3; visit += 1) expect((await get('w=10&h=10', VISITOR, 'page')).status).toBe(502);
    const asked = host.requests.length;
    host.respondWith((_req, res) => res.writeHead(404).end());
    for (let visit = 0; visit < 3; visit += 1) expect((await get('w=10&h=10', VISITOR, 'none')).status).toBe(404);
    expect(host.requests.length).toBe(asked + 1);
  });
});
