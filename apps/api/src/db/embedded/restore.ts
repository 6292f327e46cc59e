import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrations, runMigrations } from '../migrations';
import { migrationsOf, quote, readBackup, type Backup } from './backup';
import { acquireDataLock } from './data-lock';
import { pgliteSession } from './pglite-session';
import { readTemplate } from './template';

/**
 * Puts a new database with a backup's rows in the place of the embedded one, which is kept beside it.
 *
 * @returns where the replaced database lies now, if there was one
 * @throws BootError when a server is running on the folder, or the backup is of a newer Marquee
 */
export async function restoreBackup(options: {
  file: string;
  dataDir: string;
  migrationsFolder: string;
  templateFolders: readonly string[];
  now: Date;
}): Promise<string | undefined> {
  const { file, dataDir } = options;
  const backup = await readBackup(file);
  const migrations = await readMigrations(options.migrationsFolder);
  const fitting = migrationsOf(backup, migrations);
  const lock = acquireDataLock(dataDir);
  try {
    const fresh = join(dataDir, `database.restoring-${process.pid}`);
    // The template is a new database with all of today's migrations, which is mostly what a backup needs.
    const template =
      backup.migrations.length === migrations.length
        ? await readTemplate(migrations, options.templateFolders)
        : undefined;
    const engine = await PGlite.create({ dataDir: fresh, ...(template && { loadDataDir: template }) });
    try {
      const session = pgliteSession(engine);
      // The rows fit the tables as they were; later migrations then change both.
      await runMigrations(session, fitting);
      await fill(engine, backup);
      await runMigrations(session, migrations);
    } finally {
      await engine.close();
    }
    const current = join(dataDir, 'database');
    const aside = `${current}.before-${options.now.getTime()}`;
    const hadOne = existsSync(current);
    if (hadOne) await rename(current, aside);
    await rename(fresh, current);
    return hadOne ? aside : undefined;
  } finally {
    lock.release();
  }
}

async function fill(engine: PGlite, backup: Backup): Promise<void> {
  await engine.transaction(async (session) => {
    // Tables come in alphabetical order: no foreign keys are checked while they fill.
    await session.exec('SET LOCAL session_replication_role = replica');
    for (const { name, columns, rows } of backup.tables)
      if (rows)
        await session.query(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM '/dev/blob'`, [], {
          blob: new Blob([rows]),
        });
    for (const { name, value } of backup.sequences)
      await session.query(`SELECT setval($1::regclass, $2::bigint)`, [quote(name), value]);
  });
}
