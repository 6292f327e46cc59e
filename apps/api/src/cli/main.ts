import { failureSentence } from '@marquee/server';
import { prepareDataFolder } from '../boot/prepare-data-folder';
import { databaseUrlOf, migrationsFolder, readSettings, type Settings } from '../config';
import { openDatabase } from '../db';
import { runPlainCommand, runUsersCommand, type CommandResult } from './run-command';

// Backups must not be readable by other users of this machine.
process.umask(0o077);

/**
 * The operator's command line, for the database in DATABASE_URL. `npm run marquee -- COMMAND` sets it to Marquee's
 * embedded database.
 */
async function main(args: readonly string[]): Promise<CommandResult> {
  const settings = readSettings(process.env);
  return (await runPlainCommand(args, settings)) ?? runOnDatabase(args, settings);
}

async function runOnDatabase(args: readonly string[], settings: Settings): Promise<CommandResult> {
  await prepareDataFolder(settings.dataDir);
  const database = await openDatabase({ databaseUrl: databaseUrlOf(settings), migrationsFolder });
  try {
    return await runUsersCommand(args, database);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  ({ output, exitCode }) => {
    (exitCode === 0 ? process.stdout : process.stderr).write(`${output}\n`);
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    process.stderr.write(`${failureSentence('The command failed', error)}\n`);
    process.exitCode = 1;
  },
);
