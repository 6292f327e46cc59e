import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BootError } from '../config';

/** Longer than the idle time-outs of common proxies, so that the proxy closes first. */
const KEEP_ALIVE_MS = 65_000;

export interface ReservedPort {
  server: Server;
  port: number;
  /** Starts answering with the app; until then everything is 503. */
  serve(app: RequestListener): void;
}

/** Takes the port before the slow steps of starting, so that a taken one is told at once. */
export async function reservePort(port: number, host: string | undefined): Promise<ReservedPort> {
  let listener: RequestListener = (_req, res) => {
    res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
    res.end(JSON.stringify({ error: 'The server is starting.', code: 'not_ready' }));
  };
  const server = createServer((req, res) => listener(req, res));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(portError(port, host, cause)));
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

function portError(port: number, host: string | undefined, cause: NodeJS.ErrnoException): BootError {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; stop it, or set PORT to another number.`,
    EACCES: `This user may not listen on port ${port}; set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host ?? ''}; correct HOST.`,
    ENOTFOUND: `The name ${host ?? ''} in HOST is unknown; correct it.`,
  };
  return new BootError(
    'port_taken',
    sentences[cause.code ?? ''] ?? `Cannot listen on port ${port}: ${cause.message}.`,
    {
      cause,
    },
  );
}
