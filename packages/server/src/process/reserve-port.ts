import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperationalError } from '../errors/operational-error';
import { toOriginForm } from '../http/origin-form';

/** Longer than the idle time-outs of common proxies, so that the proxy closes first. */
const keepAliveMs = 65_000;

export interface ReservePortOptions {
  /** 0 lets the system choose one. */
  port: number;
  host?: string | undefined;
  /** Name of the setting for the port, for error messages. */
  setting: string;
}

export interface ReservedPort {
  server: Server;
  port: number;
  /** Starts serving the app; until then every response is 503. */
  serve: (app: RequestListener) => void;
}

/** Opens the port before the slow steps of a start, so that a port in use is reported immediately. */
export async function reservePort(options: ReservePortOptions): Promise<ReservedPort> {
  const { port, host } = options;
  let listener: RequestListener = (_req, res) => {
    res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
    res.end(JSON.stringify({ error: 'The server is starting.', code: 'not_ready' }));
  };
  const server = createServer((req, res) => {
    if (req.url !== undefined) req.url = toOriginForm(req.url);
    // Without a listener, an error of one response, e.g. a write after its end, would end the process.
    res.on('error', () => res.destroy());
    listener(req, res);
  });
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    // Stays: one connection that cannot be accepted must not end the process either.
    server.on('error', (cause: NodeJS.ErrnoException) => reject(portError(options, cause)));
    server.listen({ port, ...(host !== undefined && { host }) }, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (app) => {
      listener = app;
    },
  };
}

function portError({ port, host = '', setting }: ReservePortOptions, cause: NodeJS.ErrnoException): OperationalError {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; stop it, or set ${setting} to another number.`,
    EACCES: `This user may not listen on port ${port}; set ${setting} to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; correct HOST.`,
    ENOTFOUND: `The name ${host} in HOST is unknown; correct it.`,
  };
  const sentence = sentences[cause.code ?? ''] ?? `Cannot listen on port ${port}: ${cause.message}.`;
  return new OperationalError(sentence, { cause });
}
