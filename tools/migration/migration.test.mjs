import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@marquee/postgres';
import { root } from '@marquee/tooling/workspace';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { migrationSql } from './src/migration-sql.mjs';

const folder = join(root, 'prisma/migrations');
const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');
let dataDir;
let database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-migration-'));
  database = await openPostgres({ dataDir });
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('the migrations make the tables of the schema', async () => {
  expect(await migrationSql(folder, schema, database.url)).toBeUndefined();
});

it('a new migration has what the schema changes, and nothing else', async () => {
  const shelf = `model Shelf {\n  id Int @id\n  name String @default("a;b'c")\n}\n`;
  const sql = await migrationSql(folder, `${schema}\n${shelf}`, database.url);
  expect(sql).toContain('CREATE TABLE "Shelf"');
  expect(sql).toContain(`DEFAULT 'a;b''c'`);
  expect(sql).not.toContain('CREATE TABLE "users"');
});
