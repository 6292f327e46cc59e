import { dataPaths } from './data-paths';
import { startServer, type StartOptions } from './start-server';

/**
 * Creates an empty database where backups, or a database of another kind, keep a start from doing so.
 *
 * @returns where it is
 * @throws PostgresError where a server runs on the folder, or the folder holds something
 */
export async function initCluster(options: StartOptions): Promise<string> {
  const server = await startServer({ ...options, allowEmpty: true });
  await server.stop();
  return dataPaths(options.dataDir).cluster;
}
