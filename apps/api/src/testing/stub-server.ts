import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';

export interface StubServer {
  /** E.g. `http://127.0.0.1:41234`. */
  origin: string;
  requests: { url: string; headers: IncomingMessage['headers'] }[];
  /** Replaces the request handler. */
  respondWith: (handler: (req: IncomingMessage, res: ServerResponse) => void) => void;
  close: () => Promise<void>;
}

/** An HTTP server that replaces an external one: TMDB, an image host, a chat webhook. */
export async function startStubServer(
  handler: (req: IncomingMessage, res: ServerResponse) => void = (_req, res) => res.end('{}'),
): Promise<StubServer> {
  let current = handler;
  const requests: StubServer['requests'] = [];
  const server = await listen((req, res) => {
    requests.push({ url: req.url ?? '', headers: req.headers });
    current(req, res);
  });
  return {
    ...server,
    requests,
    respondWith: (next) => {
      current = next;
    },
  };
}
