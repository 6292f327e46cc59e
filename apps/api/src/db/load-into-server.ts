import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BootError } from '../config';
import { migrationsOf, quote, type Backup } from './embedded/backup';
import { readMigrations, runMigrations } from './migrations';
import { connectionSentence, pgSession, splitSchema } from './pg-connection';

const CONNECT_TIMEOUT_MS = 8_000;

/**
 * Fills an empty PostgreSQL database with a backup's rows, all or nothing, and brings it up to date.
 *
 * @returns how many rows each table received
 * @throws BootError when the database cannot be reached, holds rows already, or is newer than the backup
 */
export async function loadIntoServer(options: {
  backup: Backup;
  databaseUrl: string;
  migrationsFolder: string;
}): Promise<Record<string, number>> {
  const { backup } = options;
  const migrations = await readMigrations(options.migrationsFolder);
  const fitting = migrationsOf(backup, migrations);
  const { connectionString, schema } = splitSchema(options.databaseUrl);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect().catch((cause: unknown) => {
    throw new BootError('database_unreachable', connectionSentence(cause), { cause });
  });
  try {
    const session = pgSession(client);
    await session.exec(`CREATE SCHEMA IF NOT EXISTS ${quote(schema)}; SET search_path TO ${quote(schema)}`);
    // The rows fit the tables as they were; later migrations then change both.
    await runMigrations(session, fitting);
    await refuseUnfit(client, backup);
    const counts = await fill(client, backup);
    await runMigrations(session, migrations);
    return counts;
  } finally {
    await client.end();
  }
}

async function refuseUnfit(client: pg.Client, backup: Backup): Promise<void> {
  const { rows: applied } = await client.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
  );
  const newer = applied.filter(({ name }) => !backup.migrations.includes(name));
  if (newer.length > 0)
    throw new BootError(
      'migration_refused',
      'The database in DATABASE_URL has been used by a newer Marquee than the backup; name a new, empty one.',
    );
  for (const { name } of backup.tables) {
    const { rows } = await client.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM ${quote(name)}) AS "found"`);
    if (rows[0]?.found)
      throw new BootError(
        'migration_refused',
        `The database in DATABASE_URL holds data already (table ${name}); name a new, empty one. Nothing was changed.`,
      );
  }
}

async function fill(client: pg.Client, backup: Backup): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const byName = new Map(backup.tables.map((table) => [table.name, table]));
  const order = await parentsFirst(client, [...byName.keys()]);
  await client.query('BEGIN');
  try {
    for (const name of order) {
      const { columns = [], rows = '' } = byName.get(name) ?? {};
      const copy = client.query(copyFrom(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM STDIN`));
      await pipeline(Readable.from([Buffer.from(rows)]), copy);
      counts[name] = copy.rowCount;
    }
    for (const { name, value } of backup.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [quote(name), value]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return counts;
}

/** Foreign keys are checked while tables fill, and only a superuser may switch that off: a referenced table comes first. */
async function parentsFirst(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT child."relname" AS "child", parent."relname" AS "parent" FROM pg_constraint
     JOIN pg_class child ON child."oid" = "conrelid" JOIN pg_class parent ON parent."oid" = "confrelid"
     WHERE "contype" = 'f' AND "conrelid" <> "confrelid" AND "connamespace" = current_schema()::regnamespace`,
  );
  const ordered = new Set<string>();
  const visit = (table: string) => {
    if (ordered.has(table)) return;
    for (const { child, parent } of rows) if (child === table) visit(parent);
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered].filter((table) => tables.includes(table));
}
