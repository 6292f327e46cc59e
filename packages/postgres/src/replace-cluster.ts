import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from './data-paths';
import { finishReplacement } from './interrupted';
import { PostgresError } from './postgres-error';
import { enterDataFolder, startIn, type StartOptions } from './start-server';
import { isSystemError } from './system-error';

/**
 * Replaces the cluster under DATA_DIR with a new one. The old one is renamed, not deleted. If this is cut off, the next
 * start has the old cluster or the whole new one.
 *
 * @param fill receives the URL of the new, empty database; if it rejects, nothing changes
 * @returns the new path of the replaced cluster; undefined if there was none
 * @throws PostgresError if a server uses the folder, or its cluster cannot be moved aside
 */
export async function replaceCluster(
  options: StartOptions & { now: Date },
  fill: (url: string) => Promise<void>,
): Promise<string | undefined> {
  const { dataDir, now } = options;
  const { draft, restored } = dataPaths(dataDir);
  const folder = await enterDataFolder({ ...options, cluster: draft });
  try {
    assertMovable(dataDir);
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

/** Refuses a mount point, e.g. a volume of its own, before the work and not after it: it can never be renamed. */
function assertMovable(dataDir: string): void {
  const { cluster } = dataPaths(dataDir);
  if (!lstatSync(cluster, { throwIfNoEntry: false })?.isDirectory()) return;
  try {
    // No folder can be moved into itself; if it is a mount point, the reason given is another one.
    renameSync(cluster, join(cluster, 'itself'));
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EXDEV') return;
    throw new PostgresError(
      'not_writable',
      `${cluster} is a mount point, so the database there cannot be replaced; mount ${dataDir} as a whole instead.`,
      { cause: error },
    );
  }
}
