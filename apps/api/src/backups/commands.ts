import { existsSync } from 'node:fs';
import { formatTable } from '../cli/format-table';
import { rulesText } from './access-rules';
import { backupError } from './backup-error';
import { refuseRunningServer, withConnection } from './connect';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

/** The operator's commands, for any database. Each returns the text to print, or throws an OperationalError with one sentence. */

/** Writes a backup now, in addition to the daily ones. The server may be running. */
export async function backUp(databaseUrl: string, folder: string, now: Date): Promise<string> {
  return `Wrote ${await write(databaseUrl, folder, now)}.`;
}

/** Fills an empty database with a backup's rows. */
export async function restoreInto(databaseUrl: string, file: string, migrationsFolder: string): Promise<string> {
  if (!existsSync(file)) throw backupError(`There’s no file ${file}.`);
  const { counts, rules } = await restoreBackup({ file, databaseUrl, migrationsFolder });
  return counted(counts, `Restored ${file}.\n${rulesText(rules)}`);
}

/**
 * Copies every row of a database that no server uses into an empty one, using a backup, which is not deleted
 * afterwards.
 */
export async function move(options: {
  from: string;
  to: string;
  folder: string;
  migrationsFolder: string;
  now: Date;
}): Promise<string> {
  const { from, to, folder, migrationsFolder, now } = options;
  // Changes made during the move would be lost.
  await withConnection(from, refuseRunningServer);
  const file = await write(from, folder, now);
  const { counts } = await restoreBackup({ file, databaseUrl: to, migrationsFolder, isCurrent: true });
  return counted(counts, `Moved. The old database is unchanged, and there’s a backup of it in ${file}.`);
}

async function write(databaseUrl: string, folder: string, now: Date): Promise<string> {
  const written = await writeBackup({ databaseUrl, folder, now });
  if (!written) throw backupError('Another backup is being written. Try again when it’s done.');
  return written.path;
}

const counted = (counts: Record<string, number>, sentence: string): string =>
  [formatTable(Object.entries(counts).map(([name, rows]) => [name, String(rows)])), sentence].join('\n');
