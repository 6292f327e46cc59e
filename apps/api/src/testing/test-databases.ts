import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrationsFolder as ownMigrations, templateFolders } from '../config';
import { ensureTemplate, openEmbeddedDatabase, openServerDatabase, readMigrations, type Database } from '../db';
import { temporaryFolder } from './temporary-folder';

export interface TestDatabase {
  database: Database;
  /** Runs SQL beside Prisma, e.g. to look at bookkeeping tables. */
  sql<Row>(text: string): Promise<Row[]>;
  /** Closes and opens again, with other migrations if given: what a restart does. */
  reopen(migrationsFolder?: string): Promise<void>;
  remove(): Promise<void>;
}

/** Every database that tests run on: the embedded one, and a server when TEST_POSTGRES_URL is set. */
export const testDatabases: { name: string; open: (migrationsFolder?: string) => Promise<TestDatabase> }[] = [
  { name: 'embedded database', open: openEmbedded },
];
const serverUrl = process.env.TEST_POSTGRES_URL;
if (serverUrl) testDatabases.push({ name: 'PostgreSQL server', open: (folder) => openServer(serverUrl, folder) });

async function openEmbedded(migrationsFolder = ownMigrations): Promise<TestDatabase> {
  await ensureTemplate(await readMigrations(migrationsFolder), templateFolders.cache);
  const { path: dataDir, remove } = temporaryFolder();
  const open = (folder: string) =>
    openEmbeddedDatabase({ dataDir, migrationsFolder: folder, templateFolders: [templateFolders.cache] });
  return withReopen(open, migrationsFolder, async () => remove());
}

/** A new, empty database on a server, and the function that removes it. */
export async function createServerDatabase(url: string): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `marquee_test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`CREATE DATABASE "${name}"`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return { databaseUrl: databaseUrl.toString(), drop: () => administer(`DROP DATABASE "${name}" WITH (FORCE)`) };
}

async function openServer(url: string, migrationsFolder = ownMigrations): Promise<TestDatabase> {
  const { databaseUrl, drop } = await createServerDatabase(url);
  const open = (folder: string) => openServerDatabase({ databaseUrl, migrationsFolder: folder });
  return withReopen(open, migrationsFolder, drop);
}

async function withReopen(
  open: (folder: string) => Promise<Database>,
  folder: string,
  cleanUp: () => Promise<void>,
): Promise<TestDatabase> {
  let isOpen = true;
  const close = async () => {
    if (isOpen) await test.database.close();
    isOpen = false;
  };
  const test: TestDatabase = {
    database: await open(folder).catch(async (error: unknown) => {
      await cleanUp();
      throw error;
    }),
    sql: (text) => test.database.prisma.$queryRawUnsafe(text),
    reopen: async (next = folder) => {
      await close();
      test.database = await open(next);
      isOpen = true;
    },
    remove: async () => {
      await close();
      await cleanUp();
    },
  };
  return test;
}
