import { existsSync, renameSync, rmSync } from 'node:fs';
import { dataPaths } from './data-paths';
import { startServer, type StartOptions } from './start-server';

/**
 * Replaces the cluster under DATA_DIR with a new one. The old one is renamed, not deleted.
 *
 * @param fill receives the URL of the new, empty database; if it rejects, nothing changes
 * @returns the new path of the replaced cluster; undefined if there was none
 * @throws PostgresError if a server uses the folder
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
