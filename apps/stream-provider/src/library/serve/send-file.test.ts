import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskCache } from '@marquee/server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import fc from 'fast-check';
import { createSender, type Sender } from './send-file';
import { parseRange } from './parse-range';

const MB = 1024 * 1024;

describe('what is sent at once', () => {
  let sender: Sender;
  let server: Server;
  let stalled: Socket;
  const port = (): number => (server.address() as AddressInfo).port;
  const status = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port()}/`);
    await answer.arrayBuffer();
    return answer.status;
  };

  beforeEach(async () => {
    sender = createSender(50 * MB);
    const content = { bytes: Buffer.alloc(30 * MB), type: 'video/mp4', tag: 'film' };
    const refuse: ErrorRequestHandler = (error: Error, _req, res, _next) => {
      res.status(503).send(error.name);
    };
    server = express()
      .get('/', (req, res) => sender.send(req, res, content))
      .use(refuse)
      .listen(0);
    await once(server, 'listening');
    // Asks, and takes nothing of the answer.
    stalled = connect(port(), '127.0.0.1', () => stalled.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    while (sender.bytes === 0) await sleep(5);
  });
  afterEach(() => {
    stalled.destroy();
    server.closeAllConnections();
    server.close();
  });

  it('is bounded: another request is refused until the first has ended', async () => {
    expect(sender.bytes).toBe(30 * MB);
    expect(await status()).toBe(503);
    stalled.destroy();
    while (sender.bytes > 0) await sleep(5);
    expect(await status()).toBe(200);
  });
});

it('a cached file that was replaced since it was found is sent whole, as it is now', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-sent-'));
  const diskSpace = { isLow: false, addCache: () => undefined };
  const cache = new DiskCache({ folder, maxBytes: MB, diskSpace, now: () => 0 });
  const about = { type: 'video/mp4', tag: 'segment' };
  const app = express().get('/', async (req, res) => {
    const found = await cache.put('segment', Buffer.alloc(5_000, 'a'));
    await cache.put('segment', Buffer.alloc(4_000, 'b'));
    await createSender(MB).send(req, res, { ...found, ...about });
  });
  try {
    const { body, headers } = (await request(app).get('/')) as unknown as { body: Buffer; headers: object };
    expect(headers).toMatchObject({ 'content-length': '4000' });
    expect(body.equals(Buffer.alloc(4_000, 'b'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a range of a file of 1000 bytes', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['bytes=0-', { kind: 'part', start: 0, end: 999 }],
    ['bytes=0-1', { kind: 'part', start: 0, end: 1 }],
    ['bytes=999-', { kind: 'part', start: 999, end: 999 }],
    ['bytes=-10', { kind: 'part', start: 990, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['bytes=500-4999', { kind: 'part', start: 500, end: 999 }],
  ])('%s is served', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([
    'bytes=1000-',
    'bytes=5-4',
    'bytes=-',
    'bytes=-0',
    'bytes=0-1,5-6',
    'bytes=a-b',
    'bytes=0-999999999999',
    'bytes=-999999999999',
    'bytes=0-99999999999999999999999',
    `bytes=${'0'.repeat(100)}-1`,
    'bytes=-1-5',
  ])('%s is refused', (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'refused' });
  });

  it('never leaves the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (text, a, b, size) => {
        for (const header of [`bytes=${a}-${b}`, `bytes=-${a}`, `bytes=${a}-`, `bytes=${text}`]) {
          const range = parseRange(header, size);
          if (range.kind !== 'part') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
