import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { createSender, type Sender } from './send-file';

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
