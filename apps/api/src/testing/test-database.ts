import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrationsFolder as ownMigrations } from '../config';
import { openDatabase, type Database } from '../db';
import { readMigrations } from '../db/migrations';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Any number that nothing else locks. */
const TEMPLATE_LOCK = 7_260_131;

/** Milliseconds for what a busy machine may take, also for the last of a hundred requests at once. */
const PATIENT = { connect: 120_000, maxWait: 120_000, timeout: 120_000 };

export interface TestDatabase {
  database: Database;
  url: string;
  /** Runs SQL without Prisma, e.g. to read bookkeeping tables. */
  sql<Row>(text: string): Promise<Row[]>;
  /** Closes and reopens the database like a restart, with other migrations if given. */
  reopen(migrationsFolder?: string): Promise<void>;
  remove(): Promise<void>;
}

/** The server that all tests share: started by `test-server.mjs`, unless TEST_POSTGRES_URL names another one. */
export function testServerUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set: Jest sets it, or name a PostgreSQL server.');
  return url;
}

async function administer(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}

/** Ends every connection to a database, as a restart of the server would. */
export async function breakConnections(databaseUrl: string): Promise<void> {
  // A running autovacuum belongs to the administrator, and other roles may not end it.
  await administer(
    'SELECT pg_terminate_backend("pid") FROM pg_stat_activity WHERE "datname" = $1 AND "usename" = current_user',
    [new URL(databaseUrl).pathname.slice(1)],
  );
}

const urlOf = (name: string): string => Object.assign(new URL(testServerUrl()), { pathname: `/${name}` }).href;

/** A database with the current tables, which copies cost a third of. Made by whoever comes first, once a server. */
async function templateDatabase(): Promise<string> {
  const migrations = JSON.stringify(await readMigrations(ownMigrations));
  const name = `marquee_template_${createHash('sha256').update(migrations).digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS "${name}"`);
    await client.query(`CREATE DATABASE "${name}"`);
    const database = await openDatabase({ databaseUrl: urlOf(name), migrationsFolder: ownMigrations });
    await database.close();
    await client.query(`ALTER DATABASE "${name}" IS_TEMPLATE true`);
    return name;
  } finally {
    await client.end();
  }
}

/** Creates an empty database, or a copy of another one, and a function that removes it. */
export async function createDatabase(
  template = 'template1',
): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `marquee_test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const drop = async (attempts = 50): Promise<void> => {
    try {
      await administer(`DROP DATABASE "${name}" WITH (FORCE)`);
    } catch (error) {
      // A running autovacuum belongs to the administrator, and other roles may not end it.
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || attempts === 0) throw error;
      await sleep(100);
      await drop(attempts - 1);
    }
  };
  return { databaseUrl: urlOf(name), drop: () => drop() };
}

/** A new database with the current tables, or with those of other migrations. */
export async function openTestDatabase(migrationsFolder = ownMigrations): Promise<TestDatabase> {
  const { databaseUrl, drop } = await createDatabase(
    migrationsFolder === ownMigrations ? await templateDatabase() : undefined,
  );
  const open = (folder: string) => openDatabase({ databaseUrl, migrationsFolder: folder, limits: PATIENT });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await test.database.close();
    isOpen = false;
  };
  const test: TestDatabase = {
    database: await open(migrationsFolder).catch(async (error: unknown) => {
      await drop();
      throw error;
    }),
    url: databaseUrl,
    sql: (text) => test.database.prisma.$queryRawUnsafe(text),
    reopen: async (next = migrationsFolder) => {
      await close();
      test.database = await open(next);
      isOpen = true;
    },
    remove: async () => {
      await close();
      await drop();
    },
  };
  return test;
}
