import { dataPaths } from './data-paths';
import { startServer, type StartOptions } from './start-server';

/**
 * Creates an empty database where a normal start refuses to, because of backups.
 *
 * @returns its path
 * @throws PostgresError if a server uses the folder, or the folder is not empty
 */
export async function initCluster(options: StartOptions): Promise<string> {
  const server = await startServer({ ...options, allowEmpty: true });
  await server.stop();
  return dataPaths(options.dataDir).cluster;
}
