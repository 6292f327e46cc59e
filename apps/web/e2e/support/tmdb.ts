import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInTmdb {
  /** For TMDB_BASE_URL. */
  url: string;
  close: () => void;
}

/** Stands for TMDB: knows one token, and has the titles of a site. */
export async function startTmdb(token: string, site: string): Promise<StandInTmdb> {
  const server = createServer((req, res) => {
    const answer = async () => {
      if (req.headers.authorization !== `Bearer ${token}`) return res.writeHead(401).end('{}');
      if (req.url === '/3/configuration') return res.end('{}');
      const { status, body } = await fetch(`${site}/api/tmdb${req.url}`).then(async (found) => ({
        status: found.status,
        body: await found.text(),
      }));
      return res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    };
    answer().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/3`, close: () => server.close() };
}
