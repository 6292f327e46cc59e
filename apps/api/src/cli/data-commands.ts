import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../boot/open-database';
import { prepareDataFolder } from '../boot/prepare-data-folder';
import { backupFolder, migrationsFolder, templateFolders, type Settings } from '../config';
import { loadIntoServer, readBackup, restoreBackup, type Database } from '../db';
import { CliError } from './cli-error';
import { table } from './table';

/** Writes a backup now, beside those of every day. */
export async function backUp(database: Pick<Database, 'writeBackup'>, settings: Settings, now: Date): Promise<string> {
  if (!database.writeBackup)
    throw new CliError('A PostgreSQL server is backed up with its own tools, e.g. pg_dump --format=custom.');
  return `Wrote ${await database.writeBackup(backupFolder(settings.dataDir), now)}.`;
}

/** Brings a backup back: in place of the embedded database, or into the empty database in DATABASE_URL. */
export async function restore(file: string | undefined, settings: Settings, now: Date): Promise<string> {
  if (file === undefined)
    throw new CliError(`Name the backup, e.g. ${join(backupFolder(settings.dataDir), 'marquee-….json.gz')}`);
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
  if (settings.databaseUrl !== undefined) return loaded(await load(file, settings.databaseUrl), `Restored ${file}.`);
  prepareDataFolder(settings.dataDir);
  const aside = await restoreBackup({
    file,
    dataDir: settings.dataDir,
    migrationsFolder,
    templateFolders: Object.values(templateFolders),
    now,
  });
  return `Restored ${file}.${aside === undefined ? '' : ` The database before it is kept at ${aside}.`}`;
}

/** Copies the embedded database's rows into the empty PostgreSQL database in DATABASE_URL. */
export async function moveToServer(settings: Settings, now: Date): Promise<string> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) throw new CliError('Set DATABASE_URL to the new, empty PostgreSQL database.');
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new CliError(`There is no embedded database under ${dataDir}.`);
  const embedded = await openDatabase({ databaseUrl: undefined, dataDir });
  let file: string | undefined;
  try {
    file = await embedded.writeBackup?.(backupFolder(dataDir), now);
  } finally {
    await embedded.close();
  }
  if (file === undefined) throw new CliError('The embedded database could not be read.');
  return loaded(
    await load(file, databaseUrl),
    `Moved. From now on start with this DATABASE_URL; the embedded database stays where it was, and in ${file}.`,
  );
}

const load = async (file: string, databaseUrl: string) =>
  loadIntoServer({ backup: await readBackup(file), databaseUrl, migrationsFolder });

const loaded = (counts: Record<string, number>, sentence: string): string =>
  [table(Object.entries(counts).map(([name, rows]) => [name, String(rows)])), sentence].join('\n');
