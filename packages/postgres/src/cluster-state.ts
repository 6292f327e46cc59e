import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from './data-paths';
import { PostgresError } from './postgres-error';
import { isSystemError } from './system-error';

/** Without one of these PostgreSQL does not start, or starts with less data. */
const PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/**
 * @returns whether there is a cluster to start; false if one must be created
 * @throws PostgresError if starting, or creating a cluster, could lose data
 */
export function hasCluster(dataDir: string, cluster: string, major: string): boolean {
  if (readNames(cluster).length === 0) return false;
  const missing = PARTS.filter((part) => !existsSync(join(cluster, part)));
  if (missing.length > 0)
    throw new PostgresError(
      'damaged',
      `The database in ${cluster} is damaged: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. ${howToRestore(dataDir)}`,
    );
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== major)
    throw new PostgresError(
      'other_version',
      `The database in ${cluster} is of PostgreSQL ${found || '(unknown)'}, and this Marquee brings ${major}. It was left alone: run \`npm run marquee -- backup\` with the Marquee that wrote it, then \`npm run marquee -- restore FILE\` with this one.`,
    );
  return true;
}

/**
 * Refuses to create an empty database where one existed before.
 *
 * @throws PostgresError
 */
export function assertDatabaseNotLost(dataDir: string): void {
  const { cluster, backups } = dataPaths(dataDir);
  if (newestBackup(dataDir) !== undefined)
    throw new PostgresError(
      'not_empty',
      `There is no database in ${cluster}, but there are backups in ${backups}. ${howToRestore(dataDir)} To start with an empty one: npm run marquee -- init`,
    );
}

/** One sentence with the newest backup and the exact command. */
export function howToRestore(dataDir: string): string {
  const newest = newestBackup(dataDir);
  return newest === undefined
    ? `There is no backup in ${dataPaths(dataDir).backups}; restore a copy of the folder.`
    : `Restore the newest backup: npm run marquee -- restore "${newest}"`;
}

/** Names contain the time, so the last one in sorted order is the newest. */
function newestBackup(dataDir: string): string | undefined {
  const { backups } = dataPaths(dataDir);
  const names = readNames(backups).filter((name) => /^marquee-.*\.gz$/.test(name));
  const newest = names.sort().at(-1);
  return newest === undefined ? undefined : join(backups, newest);
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw error;
  }
}
