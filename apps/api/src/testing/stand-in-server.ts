import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandIn {
  /** E.g. `http://127.0.0.1:41234`. */
  origin: string;
  requests: { url: string; headers: IncomingMessage['headers'] }[];
  /** Replaces how requests are answered. */
  answerWith: (handler: (req: IncomingMessage, res: ServerResponse) => void) => void;
  close: () => Promise<void>;
}

/** An HTTP server that stands in for someone else's: TMDB, an image host, a chat webhook. */
export async function startStandIn(
  handler: (req: IncomingMessage, res: ServerResponse) => void = (_req, res) => res.end('{}'),
): Promise<StandIn> {
  let current = handler;
  const requests: StandIn['requests'] = [];
  const server = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: req.headers });
    current(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
