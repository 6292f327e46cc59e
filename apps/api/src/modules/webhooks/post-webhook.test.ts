import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createPostWebhook } from './post-webhook';
import { createResolveApart } from '../../lib/resolve-apart';

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"é":1}' };
const running = new AbortController().signal;

describe('posting to a webhook [ACCOUNT-38]', () => {
  let receiver: StubServer;
  beforeAll(async () => {
    receiver = await startStubServer();
  });
  afterAll(() => receiver.close());

  /** To the receiver, whose address is private. */
  const send = (path = '/', options: Parameters<typeof createPostWebhook>[0] = {}) =>
    createPostWebhook({ trustedOrigins: [receiver.origin], ...options })(
      new URL(path, receiver.origin),
      message,
      running,
    );

  it.each([
    'http://127.0.0.1',
    'https://[::1]',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]',
    'https://2130706433',
    'https://0x7f.1',
    'https://[fd00::1]',
    'ftp://example.org',
  ])('refuses %s', async (url) => {
    const answer = await createPostWebhook()(new URL(url), message, running);
    expect(answer).toEqual({ isAccepted: false, status: null, problem: 'address_refused', text: '' });
  });

  it.each(['127.0.0.1', '::1', '169.254.169.254', '10.0.0.8'])(
    'refuses a name that resolves to %s',
    async (address) => {
      for (const addresses of [[address], ['8.8.8.8', address]]) {
        const post = createPostWebhook({
          resolve: (_name, callback) =>
            callback(
              null,
              addresses.map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 })),
            ),
        });
        const before = receiver.requests.length;
        const url = new URL(`http://inside.example.org:${new URL(receiver.origin).port}`);
        expect(await post(url, message, running)).toMatchObject({ problem: 'address_refused', text: '' });
        expect(receiver.requests).toHaveLength(before);
      }
    },
  );

  it('asks the name servers, and refuses what they say', async () => {
    const server = createSocket('udp4');
    server.on('message', (query, { port }) => {
      const isIpv4 = query.readUInt16BE(query.indexOf(0, 12) + 1) === 1;
      const question = query.subarray(12, query.indexOf(0, 12) + 5);
      // An answer that may be cached for a second; none to the question for IPv6.
      const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
      const head = Buffer.from([0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
      server.send(Buffer.concat([query.subarray(0, 2), head, question, ...(isIpv4 ? [answer] : [])]), port);
    });
    await new Promise<void>((done) => void server.bind(0, '127.0.0.1', done));
    const resolve = createResolveApart([`127.0.0.1:${server.address().port}`]);
    const addresses = await new Promise((done) => resolve('inside.example.org', (_error, list) => done(list)));
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 4 }]);
    const answer = await createPostWebhook({ resolve })(new URL('https://inside.example.org'), message, running);
    expect(answer).toMatchObject({ problem: 'address_refused' });
    server.close();
  });

  it('follows no redirect', async () => {
    receiver.respondWith((_req, res) => res.writeHead(302, { Location: `${receiver.origin}/inside` }).end('moved'));
    receiver.requests.length = 0;
    expect(await send('/hook')).toEqual({ isAccepted: false, status: 302, text: 'moved' });
    expect(receiver.requests.map(({ url }) => url)).toEqual(['/hook']);
  });

  it('gives up on a receiver that does not answer, and believes the status of one that breaks off', async () => {
    receiver.respondWith(() => undefined);
    expect(await send('/', { timeoutMs: 50 })).toMatchObject({ isAccepted: false, status: null, problem: 'timeout' });
    receiver.respondWith((_req, res) => void res.write('x', () => res.destroy()));
    expect(await send()).toEqual({ isAccepted: true, status: 200, text: 'x' });
  });

  it('reads no more than the beginning of an answer of 5 MB, or of one without an end', async () => {
    const part = Buffer.alloc(64 * 1024, 'x');
    for (const parts of [80, Infinity]) {
      let isGone: () => void = () => undefined;
      const gone = new Promise<void>((resolve) => (isGone = resolve));
      receiver.respondWith((_req, res) => {
        let left = parts;
        const write = () => {
          while (left > 0 && res.write(part)) left -= 1;
          if (left === 0) res.end();
        };
        res.on('drain', write).on('close', isGone);
        write();
      });
      // By itself, and not because the time is up.
      const answer = await send('/', { timeoutMs: 3_600_000 });
      expect(answer).toEqual({ isAccepted: true, status: 200, text: 'x'.repeat(1_024) });
      await gone;
    }
  });

  it('says what cannot be reached, and stops with the process', async () => {
    const post = createPostWebhook({ trustedOrigins: ['http://127.0.0.1:1'] });
    const url = new URL('http://127.0.0.1:1');
    expect(await post(url, message, running)).toMatchObject({ problem: 'unreachable', text: 'ECONNREFUSED' });
    await expect(post(url, message, AbortSignal.abort())).rejects.toThrow();
  });

  it('stores nothing of an answer that PostgreSQL would refuse', async () => {
    receiver.respondWith((_req, res) => res.writeHead(500).end('no\0\u{1F600}'));
    expect(await send()).toEqual({ isAccepted: false, status: 500, text: 'no\uFFFD\u{1F600}' });
  });
});
