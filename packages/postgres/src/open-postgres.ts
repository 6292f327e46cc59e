import { connect } from 'node:net';
import { join } from 'node:path';
import { dataPaths } from './data-paths';
import { runningUrl } from './listen';
import { readPostmaster, type Postmaster } from './postmaster';
import { startServer, type StartOptions } from './start-server';

export interface OpenPostgres {
  url: string;
  /** Stops the server if it was started for this command. */
  close: () => Promise<void>;
}

/** For commands: uses the server of a running Marquee, or starts one until the command has finished. */
export async function openPostgres(options: StartOptions): Promise<OpenPostgres> {
  const url = await findPostgres(options.dataDir);
  if (url !== undefined) return { url, close: () => Promise.resolve() };
  const server = await startServer(options);
  return { url: server.url, close: server.stop };
}

/** URL of the server that runs on a data folder; undefined if none responds. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const { cluster, run } = dataPaths(dataDir);
  const server = readPostmaster(cluster);
  return server?.isReady && (await answers(server)) ? runningUrl(server, run) : undefined;
}

function answers({ socketFolder, port }: Postmaster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = socketFolder ? connect(join(socketFolder, `.s.PGSQL.${port}`)) : connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
