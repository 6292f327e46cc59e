import { Agent, request } from 'node:http';
import type { FuzzRequest } from './arbitrary-request';

export interface FuzzAnswer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A logged-in browser. */
export interface FuzzVisitor {
  cookie: string;
  token: string;
}

/** Removes characters that no client can send in a header. */
const sendable = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

export class FuzzClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(
    private readonly origin: string,
    private readonly visitors: readonly FuzzVisitor[],
  ) {}

  /** Undefined if the server closed the connection because of invalid HTTP, e.g. a header that is too large. */
  send({ method, path, headers, body, visitor, hasToken }: FuzzRequest): Promise<FuzzAnswer> {
    const { hostname, port } = new URL(this.origin);
    const own = this.visitors[visitor];
    const all: Record<string, string> = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(own && { Cookie: own.cookie }),
      ...(own && hasToken && { 'X-CSRF-Token': own.token }),
      ...headers,
    };
    const bytes = body === undefined ? undefined : Buffer.from(body);
    if (bytes) all['Content-Length'] = String(bytes.length);
    const sent = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, sendable(value)]));
    return new Promise((resolve, reject) => {
      const call = request({ agent: this.#agent, hostname, port, method, path, headers: sent }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: res.headers }),
        );
        res.on('error', reject);
      });
      // The server may refuse a request, and close the connection, before the whole body is sent.
      call.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET'
          ? resolve({ status: 0, body: '', headers: {} })
          : reject(error),
      );
      call.end(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
