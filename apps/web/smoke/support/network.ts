import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The wire between a browser and the site. Neither WebDriver nor BiDi can take every browser offline; this can be cut. */
export interface Network {
  /** Address of the site at this end. */
  url: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** @param sitePort where the site really is */
export async function startNetwork(sitePort: number): Promise<Network> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(sitePort, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    restore: () => listen(port),
  };
}
