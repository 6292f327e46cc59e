import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@marquee/tooling/free-port';
import type { OutageDatabase } from './database-outage';

/** A proxy to a database server whose connections can be cut, as by a network failure. */
export async function interruptibleConnection(databaseUrl: string): Promise<OutageDatabase> {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const [host, port] = [target.hostname, Number(target.port || 5432)];
  const open = new Set<Socket>();
  let server: Server | undefined;
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(socketFolder ? { path: join(socketFolder, '.s.PGSQL.5432') } : { host, port });
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(from);
          from.pipe(to);
          from
            .on('error', () => to.destroy())
            .on('close', () => {
              open.delete(from);
              to.destroy();
            });
        }
      });
      server.listen(at, '127.0.0.1', () => resolve((server?.address() as AddressInfo).port));
    });
  const nearPort = await listen(await freePort());
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(nearPort);
  return {
    url: url.toString(),
    stop: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
    restart: async () => {
      await listen(nearPort);
    },
  };
}
