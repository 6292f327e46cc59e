import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrationsFolder } from '../config';
import { temporaryFolder } from '../testing/temporary-folder';
import { readMigrations, runMigrations } from './migrations';
import { pgSession } from './pg-connection';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { defined } from '../testing/defined';

// Takes seconds: databases are created and processes started.

interface Row {
  migration_name: string;
  checksum: string;
  applied_steps_count: number;
  finished: boolean;
}
const ROWS = `SELECT "migration_name", "checksum", "applied_steps_count", "finished_at" IS NOT NULL AS "finished"
  FROM "_prisma_migrations" ORDER BY "started_at"`;
const own = readdirSync(migrationsFolder).filter((name) => /^\d{14}_/.test(name));

describe('migrations', () => {
  let test: TestDatabase;
  let copy: ReturnType<typeof temporaryFolder>;

  beforeEach(async () => {
    copy = temporaryFolder();
    cpSync(migrationsFolder, copy.path, { recursive: true });
    test = await openTestDatabase();
  });
  afterEach(async () => {
    await test.remove();
    copy.remove();
  });

  const addMigration = (name: string, sql: string) => {
    mkdirSync(join(copy.path, name));
    writeFileSync(join(copy.path, name, 'migration.sql'), sql);
  };

  it("leaves the rows that Prisma's own command would, checksum included", async () => {
    const rows = await test.sql<Row>(ROWS);
    expect(rows.map((row) => row.migration_name)).toEqual(own);
    for (const row of rows) {
      const file = readFileSync(join(migrationsFolder, row.migration_name, 'migration.sql'));
      expect(row).toMatchObject({
        checksum: createHash('sha256').update(file).digest('hex'),
        applied_steps_count: 1,
        finished: true,
      });
    }
  });

  it('applies nothing twice, and only what is new after an update', async () => {
    await test.reopen();
    expect(test.database.migrations).toEqual({ applied: [], unknown: [] });
    addMigration('29990101000000_shelves', 'CREATE TABLE "shelves" ("id" INTEGER PRIMARY KEY);');
    await test.reopen(copy.path);
    expect(test.database.migrations.applied).toEqual(['29990101000000_shelves']);
    expect(await test.sql('SELECT * FROM "shelves"')).toEqual([]);
  });

  it('opens a database that a newer version migrated, and names what it does not know', async () => {
    addMigration('29990101000000_shelves', 'CREATE TABLE "shelves" ("id" INTEGER PRIMARY KEY);');
    await test.reopen(copy.path);
    await test.reopen(migrationsFolder);
    expect(test.database.migrations).toEqual({ applied: [], unknown: ['29990101000000_shelves'] });
  });

  it('refuses an edited migration in one sentence', async () => {
    const file = join(copy.path, defined(own[0]), 'migration.sql');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n-- a harmless remark`);
    await expect(test.reopen(copy.path)).rejects.toMatchObject({
      message: expect.stringContaining('was edited after it had been applied'),
    });
  });

  it('rolls a failing migration back whole, row included', async () => {
    addMigration(
      '29990101000000_half_good',
      'CREATE TABLE "first_half" ("id" INTEGER PRIMARY KEY); SELECT no_such_function();',
    );
    await expect(test.reopen(copy.path)).rejects.toMatchObject({
      message: expect.stringContaining('no_such_function'),
    });
    await test.reopen(migrationsFolder);
    expect((await test.sql<Row>(ROWS)).map((row) => row.migration_name)).toEqual(own);
    await expect(test.sql('SELECT * FROM "first_half"')).rejects.toThrow();
  });

  it('refuses a database of the migrations before the first release, and says how its data comes over', async () => {
    await test.sql(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       VALUES ('x', 'y', '20261121100000_accounts_and_sync', now())`,
    );
    await expect(test.reopen()).rejects.toMatchObject({
      message: expect.stringMatching(/was left alone\. .* -- backup`, then .* -- restore FILE`/),
    });
  });

  it('can be repeated at once when it was killed in the middle', async () => {
    addMigration('29990101000000_slow', 'CREATE TABLE "shelves" ("id" INTEGER); SELECT pg_sleep(600);');
    const client = new pg.Client({ connectionString: test.url });
    client.on('error', () => undefined);
    await client.connect();
    const killed = readMigrations(copy.path).then((migrations) => runMigrations(pgSession(client), migrations));
    killed.catch(() => undefined);
    const isSleeping = async () =>
      (await test.sql(`SELECT FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event" = 'PgSleep'`))
        .length > 0;
    while (!(await isSleeping()));
    // What the end of the process does: nobody says goodbye.
    client.connection.stream.destroy();
    await expect(killed).rejects.toThrow();
    await test.reopen(migrationsFolder);
    expect(test.database.migrations).toEqual({ applied: [], unknown: [] });
    await expect(test.sql('SELECT * FROM "shelves"')).rejects.toThrow();
  });

  it('refuses to build on a migration that failed under another tool', async () => {
    await test.sql(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('x', 'y', '29980101000000_broken')`,
    );
    await expect(test.reopen()).rejects.toMatchObject({
      message: expect.stringContaining('29980101000000_broken failed earlier'),
    });
  });
});
