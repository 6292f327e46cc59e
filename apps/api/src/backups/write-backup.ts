import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { allRowsOf, backupName, isDraftName, type BackupHeader } from './backup-header';
import { closingText, END_OF_ROWS, openingText, quote, sequenceText, tableText, trailerText } from './backup-format';
import { afterNextQuery, withConnection } from './connect';
import { appliedMigrations, listSequences, listTables, type TableDescription } from './inspect-database';
import { checkRows } from './verify-backup';

/** Advisory lock: one writer per database, across processes. */
const BACKUP_LOCK = 72_707_370;

/** One snapshot, values in a format that every server reads regardless of its settings, and no time-out. */
const BEGIN_SNAPSHOT = `BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL row_security = off`;

/** Large chunks, because each one is a job for the thread pool. */
const GZIP_CHUNK_BYTES = 256 * 1024;

export interface WriteBackupOptions {
  databaseUrl: string;
  folder: string;
  now: Date;
  /** Called as soon as no other process can be writing. */
  isStillNeeded?: () => Promise<boolean>;
}

/**
 * Writes every row of one snapshot into a compressed file, in constant memory. The file gets its final name only after
 * it has been flushed to disk and verified.
 *
 * @returns undefined if another process is writing one, or if none is needed any more
 * @throws OperationalError if the database cannot be reached; errors of the file system
 */
export async function writeBackup(
  options: WriteBackupOptions,
): Promise<{ path: string; header: BackupHeader } | undefined> {
  const { databaseUrl, folder, now, isStillNeeded } = options;
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1::bigint) AS "locked"', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.locked || (isStillNeeded && !(await isStillNeeded()))) return undefined;
    await prepareFolder(folder);
    const path = join(folder, backupName(now));
    const draft = `${path}.tmp`;
    try {
      const header = await writeDraft(client, draft, now);
      await checkRows(draft);
      await rename(draft, path);
      await sync(folder);
      return { path, header };
    } catch (error) {
      // A partial backup would only use up the remaining disk space.
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Only the operator may read backups. Remaining drafts belong to killed processes, since no other process is writing
 * now.
 */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // For folders of older versions. On a mount without modes there is nothing to change.
  await chmod(folder, 0o700).catch(() => undefined);
  for (const name of await readdir(folder)) if (isDraftName(name)) await rm(join(folder, name), { force: true });
}

async function writeDraft(client: pg.Client, draft: string, now: Date): Promise<BackupHeader> {
  await client.query(BEGIN_SNAPSHOT);
  const tables = await listTables(client);
  const header: BackupHeader = {
    format: 2,
    createdAt: now.toISOString(),
    migrations: await appliedMigrations(client),
    tables: await countRows(client, tables),
  };
  await pipeline(
    bodyOf(client, header, tables),
    createGzip({ chunkSize: GZIP_CHUNK_BYTES }),
    createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
  );
  await client.query('COMMIT');
  const file = await open(draft, 'a');
  try {
    // A separate, uncompressed gzip member, so that the end of the file shows whether the file is complete.
    await file.write(gzipSync(trailerText(allRowsOf(header)), { level: 0 }));
    await file.sync();
  } finally {
    await file.close();
  }
  return header;
}

async function countRows(client: pg.Client, tables: readonly TableDescription[]): Promise<BackupHeader['tables']> {
  const counted: BackupHeader['tables'] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS "count" FROM ${quote(name)}`);
    counted.push({ name, rows: Number(rows[0]?.count) });
  }
  return counted;
}

async function* bodyOf(client: pg.Client, header: BackupHeader, tables: readonly TableDescription[]) {
  yield openingText(header);
  for (const { name, columns } of tables) {
    yield tableText(name, columns);
    const answered = afterNextQuery(client);
    yield* client.query(copyTo(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) TO STDOUT`));
    await answered;
    yield END_OF_ROWS;
  }
  for (const { name, value } of await listSequences(client)) yield sequenceText(name, value);
  yield closingText;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
