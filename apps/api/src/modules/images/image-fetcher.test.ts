import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import type { Resolve } from '../../lib/ssrf-safe-lookup';
import { createImageFetcher } from './image-fetcher';

const addresses =
  (...list: string[]): Resolve =>
  (_hostname, callback) =>
    callback(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('fetching images from other hosts', () => {
  let host: StubServer;
  beforeEach(async () => {
    host = await startStubServer((_req, res) => res.end('picture'));
  });
  afterEach(() => host.close());

  const fetchFrom = (url: string, options: Partial<Parameters<typeof createImageFetcher>[0]> = {}): Promise<string> =>
    createImageFetcher({ hosts: ['images.example.org'], trustedOrigins: [host.origin], ...options })(new URL(url)).then(
      (bytes) => bytes.toString(),
    );

  it("fetches from the operator's own origin, private or not", async () => {
    await expect(fetchFrom(`${host.origin}/a.jpg`)).resolves.toBe('picture');
  });

  it('refuses hosts that are not on the list, sub-domains included', async () => {
    for (const url of [
      'https://evil.example.org/a.jpg',
      'https://sub.images.example.org/a.jpg',
      'ftp://images.example.org/a',
    ])
      await expect(fetchFrom(url)).rejects.toMatchObject({ code: 'host_not_allowed' });
  });

  it.each(['127.0.0.1', '169.254.169.254', '::1', '10.0.0.8'])(
    'refuses an allowed name that resolves to %s',
    async (address) => {
      await expect(fetchFrom('http://images.example.org/a.jpg', { resolve: addresses(address) })).rejects.toMatchObject(
        { code: 'address_refused' },
      );
      expect(host.requests).toHaveLength(0);
    },
  );

  it('refuses a name if any of its addresses is private', async () => {
    await expect(
      fetchFrom('http://images.example.org/a.jpg', { resolve: addresses('8.8.8.8', '127.0.0.1') }),
    ).rejects.toMatchObject({ code: 'address_refused' });
  });

  it.each(['http://127.0.0.1:1/a.jpg', 'http://[::1]:1/a.jpg', 'http://2130706433:1/a.jpg', 'http://0x7f.1:1/a.jpg'])(
    'refuses the literal private address %s even when it is listed',
    async (url) => {
      await expect(fetchFrom(url, { hosts: [new URL(url).hostname] })).rejects.toMatchObject({
        code: 'address_refused',
      });
    },
  );

  it('checks every hop of a redirect', async () => {
    for (const [location, code] of [
      ['http://169.254.169.254/latest/meta-data', 'host_not_allowed'],
      ['http://images.example.org/inside', 'address_refused'],
      ['file:///etc/passwd', 'host_not_allowed'],
    ] as const) {
      host.respondWith((_req, res) => {
        res.writeHead(302, { Location: location });
        res.end();
      });
      await expect(fetchFrom(`${host.origin}/a`, { resolve: addresses('127.0.0.1') })).rejects.toMatchObject({ code });
    }
  });

  it('follows a few redirects, but not a loop', async () => {
    host.respondWith((req, res) => {
      if (req.url === '/2') res.end('arrived');
      else res.writeHead(301, { Location: req.url === '/0' ? '/1' : req.url === '/1' ? '/2' : '/loop' }).end();
    });
    await expect(fetchFrom(`${host.origin}/0`)).resolves.toBe('arrived');
    await expect(fetchFrom(`${host.origin}/loop`)).rejects.toMatchObject({
      code: 'failed',
      message: 'too many redirects',
    });
  });

  it('gives up on more bytes than allowed, with or without Content-Length', async () => {
    host.respondWith((_req, res) => res.end('x'.repeat(2_000)));
    await expect(fetchFrom(`${host.origin}/a`, { maxBytes: 1_000 })).rejects.toMatchObject({ code: 'too_large' });
    host.respondWith((_req, res) => {
      res.write('x'.repeat(900));
      res.end('x'.repeat(900));
    });
    await expect(fetchFrom(`${host.origin}/a`, { maxBytes: 1_000 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('gives up on a host that hangs', async () => {
    host.respondWith((_req, res) => {
      res.write('x');
    });
    await expect(fetchFrom(`${host.origin}/a`, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'failed' });
  });

  it('distinguishes a missing image from a failing host', async () => {
    host.respondWith((_req, res) => res.writeHead(404).end());
    await expect(fetchFrom(`${host.origin}/a`)).rejects.toMatchObject({ code: 'missing' });
    host.respondWith((_req, res) => res.writeHead(500).end());
    await expect(fetchFrom(`${host.origin}/a`)).rejects.toMatchObject({ code: 'failed' });
  });
});
