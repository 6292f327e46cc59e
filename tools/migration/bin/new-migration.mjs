import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '@marquee/tooling/workspace';
import { migrationSql } from '../src/migration-sql.mjs';

/** `pnpm migration add-shelves` writes the SQL from the last migration to prisma/schema.prisma. Starting applies it. */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Give the migration a name: pnpm migration add-shelves');

const { openPostgres } = await tsImport('../../../packages/postgres/src/index.ts', import.meta.url);
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-migration-'));
const database = await openPostgres({ dataDir });
const folder = join(root, 'prisma/migrations');
const sql = await migrationSql(folder, readFileSync(join(root, 'prisma/schema.prisma'), 'utf8'), database.url);
await database.close();
rmSync(dataDir, { recursive: true });

if (sql === undefined) console.log('The schema has no change.');
else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = join(folder, `${stamp}_${name}`, 'migration.sql');
  mkdirSync(join(folder, `${stamp}_${name}`));
  writeFileSync(file, sql);
  console.log(`${file}: check that it loses no data.`);
}
// The engine leaves timers that would keep the process alive for up to a minute.
process.exit();
