import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sendStream } from './send-stream';

const PIECE = Buffer.alloc(64 * 1024);

describe('a stream to a client', () => {
  let server: Server;
  let client: Socket;
  afterEach(() => {
    client.destroy();
    server.close();
  });
  /** Requests a response and reads nothing of it. */
  async function request(source: Readable): Promise<{ response: ServerResponse; sent: Promise<void> }> {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { response, sent: sendStream(source, response) };
  }

  it('that does not read holds a few pieces, and ends with the client', async () => {
    const source = Readable.from(Array(1_000).fill(PIECE));
    const { response, sent } = await request(source);
    while (!response.writableNeedDrain) await nextTurn();
    expect(response.writableLength).toBeLessThan(4 * PIECE.length);
    client.destroy();
    await sent;
    expect([source.destroyed, response.destroyed]).toEqual([true, true]);
  });

  it('has room for the listeners of a log, of metrics and of a shutdown beside its own', async () => {
    const { response, sent } = await request(Readable.from([PIECE]));
    for (let index = 0; index < 5; index += 1) response.on('close', () => undefined);
    expect(response.listenerCount('close')).toBeLessThanOrEqual(response.getMaxListeners());
    client.resume();
    await sent;
  });

  it('is cut off if its source fails', async () => {
    const pieces = async function* () {
      yield PIECE;
      await nextTurn();
      throw new Error('the disk is gone');
    };
    const { response, sent } = await request(Readable.from(pieces()));
    await sent;
    expect(response.destroyed).toBe(true);
  });
});
