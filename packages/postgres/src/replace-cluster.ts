import { existsSync, renameSync, rmSync } from 'node:fs';
import { dataPaths } from './data-paths';
import { startServer, type StartOptions } from './start-server';

/**
 * Puts a new cluster in the place of the one under DATA_DIR, which is kept beside it.
 *
 * @param fill is given the address of the new, empty database; when it rejects nothing has changed
 * @returns where the replaced cluster lies now; undefined where there was none
 * @throws PostgresError when a server is running on the folder
 */
export async function replaceCluster(
  options: StartOptions & { now: Date },
  fill: (url: string) => Promise<void>,
): Promise<string | undefined> {
  const { cluster } = dataPaths(options.dataDir);
  const draft = `${cluster}.restoring-${process.pid}`;
  try {
    const server = await startServer({ ...options, cluster: draft, allowEmpty: true });
    try {
      await fill(server.url);
    } finally {
      await server.stop();
    }
    const aside = `${cluster}.before-${options.now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
    const hadOne = existsSync(cluster);
    if (hadOne) renameSync(cluster, aside);
    renameSync(draft, cluster);
    return hadOne ? aside : undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
