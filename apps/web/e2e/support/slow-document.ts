import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long the document rests at each stop. */
const REST_MS = 150;

/**
 * A server that hands out the site's documents as a slow line does: with a rest after every `step` characters between
 * `<main` and the end of the screenful that follows, and its files at once.
 */
export async function serveSlowly(site: string, { step, until }: { step: number; until: number }): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const address = request.url ?? '/';
      const answer = await fetch(site + address);
      const type = answer.headers.get('content-type') ?? '';
      if (!type.includes('html'))
        return response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      let sent = html.indexOf('<main');
      response.write(html.slice(0, sent));
      for (const end = sent + until; sent < end; sent += step) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
        response.write(html.slice(sent, sent + step));
      }
      response.end(html.slice(sent));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
