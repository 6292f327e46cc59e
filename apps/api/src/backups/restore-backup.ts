import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readMigrations, runMigrations, type Migration } from '../db/migrations';
import { pgSession } from '../db/pg-connection';
import { renewSyncEpoch } from '../db/renew-sync-epoch';
import { TRANSIENT_TABLES } from './backup-header';
import { closeSite, type AccessRules } from './access-rules';
import { backupError } from './backup-error';
import { quote, type BackupLine, type BackupPiece } from './backup-format';
import { refuseRunningServer, withConnection } from './connect';
import { appliedMigrations, listTables, type TableDescription } from './inspect-database';
import { readBackup } from './read-backup';
import { verifyBackup } from './verify-backup';

export interface Restored {
  /** Number of restored rows by table. */
  counts: Record<string, number>;
  /** Who may use the site now. */
  rules: AccessRules;
}

/**
 * Fills an empty database with a backup's rows and migrates it to the current version, in one transaction and in constant
 * memory. No SQL of the file is executed: only rows of existing tables and columns are read from it.
 *
 * @param options.isCurrent whether the rows are those of now, so that nothing in them can have been closed since
 * @throws OperationalError if the backup cannot be used, or if the database cannot be reached, has rows, is in use by a
 * running Marquee or is newer than the backup
 */
export async function restoreBackup(options: {
  file: string;
  databaseUrl: string;
  migrationsFolder: string;
  isCurrent?: boolean;
}): Promise<Restored> {
  const migrations = await readMigrations(options.migrationsFolder);
  const { fitting } = await verifyBackup(options.file, migrations);
  return withConnection(options.databaseUrl, async (client, schema) => {
    await refuseRunningServer(client);
    const session = pgSession(client);
    // A user without rights on the whole database may not execute this, even though `public` exists.
    if (schema !== 'public') await session.exec(`CREATE SCHEMA IF NOT EXISTS ${quote(schema)}`);
    // The rows match the tables of their time; later migrations then change both.
    await runMigrations(session, fitting);
    await refuseUnfit(client, fitting);
    return inTransaction(client, async () => {
      const counts = await fillTables(client, options.file);
      await runMigrations(session, migrations, { isInTransaction: true });
      await renewSyncEpoch(session);
      return { counts, rules: await closeSite(session, options) };
    });
  });
}

async function refuseUnfit(client: pg.Client, fitting: readonly Migration[]): Promise<void> {
  const known = new Set(fitting.map(({ name }) => name));
  const newer = (await appliedMigrations(client)).filter((name) => !known.has(name));
  if (newer.length > 0)
    throw backupError('A newer Marquee than the backup’s has used this database. Use a new, empty one.');
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM ${quote(name)}) AS "found"`);
    if (rows[0]?.found)
      throw backupError(
        `The database already contains data (table ${name}). Use a new, empty one. Nothing was changed.`,
      );
  }
}

async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // If this fails, the connection is closed, which also ends the transaction.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function fillTables(client: pg.Client, file: string): Promise<Record<string, number>> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const counts: Record<string, number> = {};
  const pieces = readBackup(file);
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      const piece = next.value;
      // The rows of a table that is passed over are passed over with it.
      if (piece.kind === 'table' && !TRANSIENT_TABLES.has(piece.name)) {
        refuseUnknown(piece, tables.get(piece.name));
        counts[piece.name] = await copyInto(client, piece, pieces);
      } else if (piece.kind === 'sequence') await setSequence(client, piece);
    }
  } finally {
    await pieces.return(undefined);
  }
  return counts;
}

type TableLine = Extract<BackupLine, { kind: 'table' }>;

function refuseUnknown({ name, columns }: TableLine, known: TableDescription | undefined): void {
  const unknown = known ? columns.find((column) => !known.columns.includes(column)) : name;
  if (unknown !== undefined)
    throw backupError(
      `The backup is damaged: Marquee has no ${known ? 'column' : 'table'} ${unknown}. Use another one.`,
    );
}

async function copyInto(
  client: pg.Client,
  { name, columns }: TableLine,
  pieces: AsyncGenerator<BackupPiece>,
): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(rowsOf(pieces)), copy);
  return copy.rowCount;
}

async function* rowsOf(pieces: AsyncGenerator<BackupPiece>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await pieces.next();
    if (next.done || next.value.kind !== 'rows') return;
    yield next.value.bytes;
  }
}

async function setSequence(client: pg.Client, { name, value }: { name: string; value: string }): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_sequences WHERE "schemaname" = current_schema() AND "sequencename" = $1) AS "known"`,
    [name],
  );
  if (!rows[0]?.known) throw backupError(`The backup is damaged: Marquee has no sequence ${name}. Use another one.`);
  await client.query('SELECT setval($1::regclass, $2::bigint)', [quote(name), value]);
}
