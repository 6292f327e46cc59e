import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrationsFolder as ownMigrations } from '../config';
import { openDatabase, type Database } from '../db';

const INSUFFICIENT_PRIVILEGE = '42501';

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

/** Creates an empty database, and a function that removes it. */
export async function createDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `marquee_test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE "${name}"`);
  const databaseUrl = new URL(testServerUrl());
  databaseUrl.pathname = `/${name}`;
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
  return { databaseUrl: databaseUrl.toString(), drop: () => drop() };
}

/** A new database with the current tables, or with those of other migrations. */
export async function openTestDatabase(migrationsFolder = ownMigrations): Promise<TestDatabase> {
  const { databaseUrl, drop } = await createDatabase();
  const open = (folder: string) => openDatabase({ databaseUrl, migrationsFolder: folder });
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
