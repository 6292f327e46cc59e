import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { BootError } from '../../config';
import type { Migration } from '../migrations';

/**
 * The rows of every table, in PostgreSQL's own COPY form: independent of the folder's files, which PGlite never syncs
 * to the disk, and of PostgreSQL's version.
 */
const backupSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Names of the applied migrations: what the rows fit into. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Backup = z.output<typeof backupSchema>;

const FILE = /^marquee-\d{8}T\d{6}Z\.json\.gz$/;
const KEPT = 7;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function takeBackup(engine: PGlite, now: Date): Promise<Backup> {
  return engine.transaction(async (session) => {
    const applied = await session.query<{ name: string }>(
      `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
       WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
    );
    const described = await session.query<{ name: string; columns: string[] }>(
      `SELECT "table_name" AS "name", json_agg("column_name" ORDER BY "ordinal_position") AS "columns"
       FROM information_schema.columns JOIN information_schema.tables USING ("table_schema", "table_name")
       WHERE "table_schema" = 'public' AND "table_type" = 'BASE TABLE' AND "table_name" <> '_prisma_migrations'
       GROUP BY "table_name" ORDER BY "table_name"`,
    );
    const sequences = await session.query<{ name: string; value: string }>(
      `SELECT "sequencename" AS "name", "last_value"::text AS "value" FROM pg_sequences
       WHERE "schemaname" = 'public' AND "last_value" IS NOT NULL`,
    );
    const tables: Backup['tables'] = [];
    for (const { name, columns } of described.rows) {
      const { blob } = await session.query(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) TO '/dev/blob'`);
      tables.push({ name, columns, rows: blob ? await blob.text() : '' });
    }
    return {
      format: 1,
      createdAt: now.toISOString(),
      migrations: applied.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
    };
  });
}

/** Writes a backup into the folder and removes all but the newest seven. */
export async function writeBackup(backup: Backup, folder: string): Promise<string> {
  const stamp = backup.createdAt.replaceAll(/[-:]|\.\d+/g, '');
  const path = join(folder, `marquee-${stamp}.json.gz`);
  await mkdir(folder, { recursive: true });
  const draft = `${path}.tmp`;
  try {
    await writeFile(draft, await promisify(gzip)(JSON.stringify(backup)), { flush: true });
    await rename(draft, path);
  } catch (error) {
    // Half a backup on a full disk would only take what room is left.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  for (const name of (await listBackups(folder)).slice(KEPT)) await rm(join(folder, name), { force: true });
  return path;
}

/** Names of the backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => FILE.test(name)).sort((a, b) => (a < b ? 1 : -1));
}

export async function readBackup(path: string): Promise<Backup> {
  return backupSchema.parse(JSON.parse((await promisify(gunzip)(await readFile(path))).toString('utf8')));
}

/**
 * The migrations that a backup's rows fit: its own, of those this Marquee knows.
 *
 * @throws BootError when the backup is of a newer Marquee
 */
export function migrationsOf(backup: Backup, migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = backup.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BootError('migration_refused', `The backup is of a newer Marquee (${unknown.join(', ')}); update first.`);
  return migrations.filter(({ name }) => backup.migrations.includes(name));
}
