import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dataPaths } from './data-paths';
import { explainFileError } from './postgres-error';
import { syncFolder } from './sync-folder';

/** Programs that were writing to a folder may go on for a moment. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/**
 * Moves the restored cluster, which is whole, to its place, and the one that is there aside. Repeated by the next start
 * if it is cut off. If it fails, the one that was there stays, and no later start tries again.
 *
 * @returns the new path of the replaced cluster; undefined if there was none
 * @throws PostgresError
 */
export function finishReplacement(dataDir: string, now: Date): string | undefined {
  const { cluster, restored } = dataPaths(dataDir);
  const aside = `${cluster}.before-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const hadOne = existsSync(cluster);
  try {
    if (hadOne) renameSync(cluster, aside);
    renameSync(restored, cluster);
    syncFolder(dataDir);
  } catch (error) {
    if (!existsSync(restored)) renameSync(cluster, restored);
    if (hadOne && !existsSync(cluster)) renameSync(aside, cluster);
    // Without a cluster in its place, the restored one is all there is.
    if (existsSync(cluster)) rmSync(restored, REMOVAL);
    throw explainFileError(error, dataDir);
  }
  return hadOne ? aside : undefined;
}

/** Puts right what a killed Marquee left half done. The data folder has to be locked, and no server may run on it. */
export function settleInterrupted(dataDir: string, onNotice: (sentence: string) => void): void {
  const { cluster, draft, restored } = dataPaths(dataDir);
  const name = basename(cluster);
  const halves = readdirSync(dataDir).filter(
    (entry) => entry.startsWith(basename(draft)) || entry.startsWith(`${name}.creating-`),
  );
  for (const half of halves) rmSync(join(dataDir, half), REMOVAL);
  if (!existsSync(restored)) return;
  let aside: string | undefined;
  try {
    aside = finishReplacement(dataDir, new Date());
  } catch (error) {
    if (!existsSync(cluster)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    onNotice(`A restored database could not be moved to its place and was removed; restore it again. ${reason}`);
    return;
  }
  const kept = aside === undefined ? '' : ` The previous database is kept at ${aside}.`;
  onNotice(`A restored database that was not in its place yet has been moved there.${kept}`);
}
