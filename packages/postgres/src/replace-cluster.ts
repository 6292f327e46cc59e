import { renameSync, rmSync } from 'node:fs';
import { dataPaths } from './data-paths';
import { finishReplacement } from './interrupted';
import { enterDataFolder, startIn, type StartOptions } from './start-server';

/**
 * Replaces the cluster under DATA_DIR with a new one. The old one is renamed, not deleted. If this is cut off, the next
 * start has the old cluster or the whole new one.
 *
 * @param fill receives the URL of the new, empty database; if it rejects, nothing changes
 * @returns the new path of the replaced cluster; undefined if there was none
 * @throws PostgresError if a server uses the folder
 */
export async function replaceCluster(
  options: StartOptions & { now: Date },
  fill: (url: string) => Promise<void>,
): Promise<string | undefined> {
  const { dataDir, now } = options;
  const { draft, restored } = dataPaths(dataDir);
  const folder = await enterDataFolder({ ...options, cluster: draft });
  try {
    const server = await startIn(folder, { ...options, cluster: draft, allowEmpty: true });
    try {
      await fill(server.url);
    } finally {
      await server.stop();
    }
    renameSync(draft, restored);
    return finishReplacement(dataDir, now);
  } finally {
    try {
      rmSync(draft, { recursive: true, force: true });
    } finally {
      folder.release();
    }
  }
}
