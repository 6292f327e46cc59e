import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { OperationalError } from '@marquee/server';
import { PrismaClient } from '../generated/prisma/client';
import type { Database } from './database';
import { readMigrations, runMigrations } from './migrations';
import { connectionSentence, pgSession, SERVER_APPLICATION_NAME, splitSchema } from './pg-connection';
import { Notifications } from './notifications';

/** Milliseconds. Those of transactions are longer than Prisma's: on a small or busy machine they wait for one another, and must not fail. */
const LIMITS = { connect: 8_000, maxWait: 10_000, timeout: 20_000 };
const POOL_SIZE = 10;
/** A database that responds may still have lost its tables, or pages of them. */
const READ_TABLES = ['users', 'sessions', 'entries', 'rate_limits']
  .map((table) => `(SELECT 1 FROM "${table}" LIMIT 1)`)
  .join(' UNION ALL ');

interface DatabaseOptions {
  /** `?schema=name` selects a schema other than `public`, as in Prisma's URLs. */
  databaseUrl: string;
  migrationsFolder: string;
  limits?: typeof LIMITS;
}

/**
 * Connects to PostgreSQL and migrates the database.
 *
 * @throws OperationalError if it cannot be reached or migrated
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connectionString, schema } = splitSchema(options.databaseUrl);
  const { connect, ...transactionOptions } = options.limits ?? LIMITS;
  const connection = {
    connectionString,
    application_name: SERVER_APPLICATION_NAME,
    connectionTimeoutMillis: connect,
  };
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    // The Prisma adapters read timestamps as UTC, whatever the session's time zone.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: async (client) => {
      await client.query(`SET TIME ZONE 'UTC'; SET search_path TO ${pg.escapeIdentifier(schema)}`);
    },
  });
  // The next query replaces an idle connection that was lost; without a listener, the event would end the process.
  pool.on('error', () => undefined);

  try {
    const migrations = await migrate(pool, schema, options.migrationsFolder);
    const prisma = new PrismaClient({
      adapter: new PrismaPg(pool, { schema }),
      transactionOptions,
    });
    const notices = new Notifications(() => new pg.Client(connection));
    return {
      prisma,
      migrations,
      ping: async () => {
        await pool.query(READ_TABLES);
      },
      listen: (listener) => notices.listen(listener),
      close: async () => {
        await notices.close();
        await prisma.$disconnect();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function migrate(pool: pg.Pool, schema: string, folder: string) {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new OperationalError(connectionSentence(cause), { cause });
  });
  try {
    const session = pgSession(client);
    if (schema !== 'public') await session.exec(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`);
    return await runMigrations(session, await readMigrations(folder));
  } finally {
    client.release();
  }
}
