import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionSentence, SERVER_APPLICATION_NAME, splitSchema } from '../db/pg-connection';
import { BackupError, backupError } from './backup-error';

const CONNECT_TIMEOUT_MS = 8_000;

/**
 * Runs a task on a new connection and closes it afterwards.
 *
 * @throws OperationalError if the database cannot be reached
 */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client, schema: string) => Promise<Result>,
): Promise<Result> {
  const { connectionString, schema } = splitSchema(databaseUrl);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
  // The running query is rejected too; without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new BackupError('database_unavailable', connectionSentence(cause), { cause });
  });
  try {
    await client.query(`SET search_path TO ${pg.escapeIdentifier(schema)}`);
    return await work(client, schema);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL lists the connections of a stopped server for a little longer. */
const ENDING_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** @throws OperationalError while a Marquee server uses the database */
export async function refuseRunningServer(client: pg.Client): Promise<void> {
  for (let waitedMs = 0; await isServerRunning(client); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= ENDING_MS)
      throw backupError('Marquee is running on this database. Stop it first. Nothing was changed.');
    await sleep(LOOK_EVERY_MS);
  }
}

async function isServerRunning(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ running: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity
       WHERE "datname" = current_database() AND "application_name" = $1 AND "pid" <> pg_backend_pid()) AS "running"`,
    [SERVER_APPLICATION_NAME],
  );
  return rows[0]?.running === true;
}

/**
 * Resolves when the next query has completed or the connection has closed: a COPY is not complete after its last row.
 */
export const afterNextQuery = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      client.off('drain', done).off('end', done);
      resolve();
    };
    client.once('drain', done).once('end', done);
  });
