import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './load';
import { percentile } from './row';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A serialised request that is sent repeatedly. */
function rawRequest(url: string, headers: Record<string, string>): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Length of a response in bytes; undefined until its head is complete. @throws unless the status is 200 */
export function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected answer:\n${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

interface Connection {
  socket: Socket;
  sentAt: number;
  received: Buffer[];
  missing: number | undefined;
}

export interface RawLoadOptions {
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Not measured. */
  warmUpSeconds?: number;
  /**
   * Requests per second over all connections, regardless of responses; without it, each connection sends the next
   * request after a response.
   */
  rate?: number;
}

const PACE_MS = 1;

/** Assigns connections at a steady rate. A request without a free connection waits, and its waiting time counts. */
class Pace {
  readonly #begun = performance.now();
  readonly #free: Connection[] = [];
  #sent = 0;
  readonly #timer = setInterval(() => this.#go(), PACE_MS);

  constructor(
    private readonly rate: number,
    private readonly send: (connection: Connection, dueAt: number) => void,
  ) {}

  free(connection: Connection): void {
    this.#free.push(connection);
    this.#go();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #go(): void {
    for (;;) {
      const dueAt = this.#begun + (this.#sent * 1_000) / this.rate;
      if (dueAt > performance.now()) return;
      // The one that has been idle longest, so that all of them are used.
      const connection = this.#free.shift();
      if (!connection) return;
      this.#sent += 1;
      this.send(connection, dueAt);
    }
  }
}

/**
 * Many connections that repeat the same request. Node's own client costs more than the measured request; this one
 * counts the responses' bytes and parses only their heads.
 */
export async function rawLoad(url: string, options: RawLoadOptions): Promise<Load> {
  const { hostname, port } = new URL(url);
  const request = rawRequest(url, options.headers);
  const times: number[] = [];
  let isMeasuring = false;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);

  const send = (connection: Connection, dueAt: number) => {
    connection.received = [];
    connection.missing = undefined;
    connection.sentAt = dueAt;
    connection.socket.write(request);
  };
  const take = (connection: Connection, chunk: Buffer) => {
    if (connection.missing === undefined) {
      connection.received.push(chunk);
      const known = connection.received.length === 1 ? chunk : Buffer.concat(connection.received);
      const length = answerLength(known);
      if (length === undefined) return;
      connection.missing = length - known.length;
    } else connection.missing -= chunk.length;
    if (connection.missing > 0) return;
    if (isMeasuring) times.push(performance.now() - connection.sentAt);
    askAgain(connection);
  };

  const connections = await Promise.all(
    Array.from({ length: options.connections }, async (): Promise<Connection> => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, 'connect');
      return { socket, sentAt: 0, received: [], missing: undefined };
    }),
  );
  const pace = options.rate === undefined ? undefined : new Pace(options.rate, send);
  const askAgain = (connection: Connection) => (pace ? pace.free(connection) : send(connection, performance.now()));
  for (const connection of connections) {
    connection.socket.on('error', fail);
    connection.socket.on('close', () => fail(new Error(`${url}: a connection was closed`)));
    connection.socket.on('data', (chunk) => {
      try {
        take(connection, chunk);
      } catch (error) {
        fail(error);
      }
    });
    askAgain(connection);
  }
  let measuredMs = 0;
  const run = async () => {
    await sleep((options.warmUpSeconds ?? 1) * 1_000);
    isMeasuring = true;
    const begun = performance.now();
    await sleep(options.seconds * 1_000);
    // A busy machine's timers are late.
    measuredMs = performance.now() - begun;
  };
  try {
    await Promise.race([run(), failed]);
  } finally {
    pace?.stop();
    for (const { socket } of connections) socket.removeAllListeners().destroy();
  }
  return { perSecond: (times.length * 1_000) / measuredMs, p99Ms: percentile(times, 99) };
}
