import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dataPaths } from './data-paths';
import { syncFolder } from './sync-folder';

/** Programs that were writing to a folder may go on for a moment. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/**
 * Moves the restored cluster, which is whole, to its place, and the one that is there aside. Repeated by the next start
 * if it is cut off.
 *
 * @returns the new path of the replaced cluster; undefined if there was none
 */
export function finishReplacement(dataDir: string, now: Date): string | undefined {
  const { cluster, restored } = dataPaths(dataDir);
  const aside = `${cluster}.before-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const hadOne = existsSync(cluster);
  if (hadOne) renameSync(cluster, aside);
  renameSync(restored, cluster);
  syncFolder(dataDir);
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
  const aside = finishReplacement(dataDir, new Date());
  const kept = aside === undefined ? '' : ` The previous database is kept at ${aside}.`;
  onNotice(`A restored database that was not in its place yet has been moved there.${kept}`);
}
