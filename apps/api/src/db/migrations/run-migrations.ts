import { randomUUID } from 'node:crypto';
import { OperationalError } from '@marquee/server';
import { refuseEarlierMigrations } from './earlier-migrations';
import type { Migration } from './read-migrations';
import type { SqlSession } from './sql-session';

/** The advisory lock of Prisma's `migrate deploy`, so that the two exclude each other. */
const MIGRATION_LOCK = 72_707_369;
const LOCK_WAIT_MS = 60_000;
const LOCK_POLL_MS = 200;

/** Prisma's bookkeeping table, exactly as Prisma creates it. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

interface AppliedRow {
  migration_name: string;
  checksum: string;
  finished: boolean;
}

export interface MigrationOutcome {
  applied: string[];
  /** Applied by a newer Marquee and unknown to this one. */
  unknown: string[];
}

/**
 * Migrates the database without Prisma's engine, with the same result as `prisma migrate deploy`. A migration's
 * statements and its row are one transaction, so a failed migration changes nothing; migrations must not contain BEGIN
 * or COMMIT.
 *
 * @param options.isInTransaction all of them are part of the caller's transaction instead
 * @throws OperationalError if an applied migration was edited, an earlier one failed, or its SQL fails
 */
export async function runMigrations(
  session: SqlSession,
  migrations: readonly Migration[],
  { isInTransaction = false } = {},
): Promise<MigrationOutcome> {
  // When this process is killed, the server otherwise works on the statement to its end, and the next start waits. Some
  // systems cannot tell.
  if (!isInTransaction) await session.exec(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
  await takeLock(session);
  try {
    await session.exec(CREATE_TABLE);
    const rows = await session.query<AppliedRow>(
      `SELECT "migration_name", "checksum", "finished_at" IS NOT NULL AS "finished"
       FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
    );
    const byName = new Map(rows.map((row) => [row.migration_name, row]));
    refuseEarlierMigrations(byName);
    refuseUnsafeHistory(migrations, byName);
    const pending = migrations.filter(({ name }) => !byName.has(name));
    for (const migration of pending)
      await (isInTransaction ? apply(session, migration) : applyAlone(session, migration));
    const known = new Set(migrations.map(({ name }) => name));
    return {
      applied: pending.map(({ name }) => name),
      unknown: [...byName.keys()].filter((name) => !known.has(name)),
    };
  } finally {
    // In a transaction that has failed, it ends with the connection.
    await session.query('SELECT pg_advisory_unlock($1::bigint)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

async function takeLock(session: SqlSession): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    const [row] = await session.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1::bigint) AS "locked"', [
      MIGRATION_LOCK,
    ]);
    if (row?.locked) return;
    if (Date.now() > deadline)
      throw new OperationalError('Another process has been migrating the database for a minute.');
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  }
}

function refuseUnsafeHistory(migrations: readonly Migration[], applied: ReadonlyMap<string, AppliedRow>): void {
  for (const row of applied.values())
    if (!row.finished)
      throw new OperationalError(
        `The database migration ${row.migration_name} failed earlier; repair it with Prisma’s \`migrate resolve\`.`,
      );
  for (const { name, checksum } of migrations) {
    const row = applied.get(name);
    if (row && row.checksum !== checksum)
      throw new OperationalError(
        `The database migration ${name} was edited after it had been applied; restore prisma/migrations/${name}.`,
      );
  }
}

async function applyAlone(session: SqlSession, migration: Migration): Promise<void> {
  await session.exec('BEGIN');
  try {
    await apply(session, migration);
    await session.exec('COMMIT');
  } catch (error) {
    await session.exec('ROLLBACK');
    throw error;
  }
}

async function apply(session: SqlSession, migration: Migration): Promise<void> {
  try {
    await session.exec(migration.sql);
    await session.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperationalError(`The database migration ${migration.name} failed: ${reason}.`, { cause });
  }
}
