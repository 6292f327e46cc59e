import { join } from 'node:path';
import { backUp, move, restoreInto } from '../backups';
import { backupFolder, databaseUrlOf, migrationsFolder, type Settings } from '../config';
import { CliError } from './cli-error';

/** Runs a command on a whole database; returns undefined for other commands. */
export async function runBackupCommand(
  [command, operand]: readonly string[],
  settings: Settings,
  now: Date,
): Promise<string | undefined> {
  const folder = backupFolder(settings.dataDir);
  if (command === 'backup') return backUp(databaseUrlOf(settings), folder, now);
  if (command === 'restore') {
    if (operand === undefined) throw new CliError(`Name the backup, such as ${join(folder, 'marquee-….sql.gz')}`);
    return restoreInto(databaseUrlOf(settings), operand, migrationsFolder);
  }
  if (command !== 'move') return undefined;
  // Set by packages/tooling/src/marquee.mjs. As an argument, its password would be visible in process lists.
  if (settings.moveFrom === undefined) throw new CliError('Use `npm run marquee -- move`.');
  return move({ from: settings.moveFrom, to: databaseUrlOf(settings), folder, migrationsFolder, now });
}
