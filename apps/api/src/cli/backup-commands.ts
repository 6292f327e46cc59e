import { join } from 'node:path';
import { backUp, move, restoreInto } from '../backups';
import { backupFolder, databaseUrlOf, migrationsFolder, type Settings } from '../config';
import { CliError } from './cli-error';

/** Commands on whole databases; undefined for others. */
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
  // Set by packages/tooling/src/marquee.mjs; as an argument its password would be seen in lists of processes.
  if (settings.moveFrom === undefined) throw new CliError('Use `npm run marquee -- move`.');
  return move({ from: settings.moveFrom, to: databaseUrlOf(settings), folder, migrationsFolder, now });
}
