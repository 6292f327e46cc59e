import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A database server's address that can go away and come back, connections and all, as by a restart of the server. */
export interface SeveredServer {
  url: string;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

export async function severedServer(databaseUrl: string): Promise<SeveredServer> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let server: Server | undefined;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect({ host: target.hostname, port: Number(target.port || 5432) });
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
      server.listen(port, '127.0.0.1', () => resolve((server?.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.toString(),
    goAway: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
    comeBack: async () => void (await listen(port)),
  };
}
