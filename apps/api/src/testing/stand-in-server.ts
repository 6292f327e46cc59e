import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';

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
  const server = await listen((req, res) => {
    requests.push({ url: req.url ?? '', headers: req.headers });
    current(req, res);
  });
  return {
    ...server,
    requests,
    answerWith: (next) => {
      current = next;
    },
  };
}
