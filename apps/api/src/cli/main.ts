import { failureSentence } from '../boot/failure';
import { openDatabase } from '../boot/open-database';
import { prepareDataFolder } from '../boot/prepare-data-folder';
import { readSettings, type Settings } from '../config';
import { askRunningServer } from './admin-channel';
import { runDatabaseCommand, runPlainCommand, type CommandResult } from './run-command';

/** `npm run marquee -- COMMAND`: the operator's command line. */
async function main(args: readonly string[]): Promise<CommandResult> {
  const settings = readSettings(process.env);
  return (await runPlainCommand(args, settings)) ?? (await askServer(args, settings)) ?? runHere(args, settings);
}

/** The embedded database belongs to one process at a time: a running server does the work. */
const askServer = async (args: readonly string[], settings: Settings) =>
  settings.databaseUrl === undefined ? askRunningServer(settings.dataDir, args) : undefined;

async function runHere(args: readonly string[], settings: Settings): Promise<CommandResult> {
  if (settings.databaseUrl === undefined) prepareDataFolder(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    return await runDatabaseCommand(args, database, settings);
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
    process.stderr.write(`${failureSentence(error)}\n`);
    process.exitCode = 1;
  },
);
