import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { runMigrations, type Migration } from '../migrations';
import { pgliteSession } from './pglite-session';

/**
 * A template is the data folder of a freshly created and migrated database, packed. Unpacking one takes a fraction of
 * the time and memory of creating a database (docs/decisions/0011).
 */

/** File name of the template of exactly these migrations and this PGlite. */
export function templateName(migrations: readonly Migration[]): string {
  const hash = createHash('sha256').update(pgliteVersion());
  for (const { name, checksum } of migrations) hash.update(`\n${name} ${checksum}`);
  return `database-template-${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

/** PGlite does not export its package.json, so it is read from where its code lies. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return (JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }).version;
}

/** The unpacked archive for PGlite's `loadDataDir`, from the first folder that has it. */
export async function readTemplate(
  migrations: readonly Migration[],
  folders: readonly string[],
): Promise<Blob | undefined> {
  const name = templateName(migrations);
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  return path === undefined ? undefined : new Blob([await promisify(gunzip)(await readFile(path))]);
}

/** Creates a database in memory, migrates it and packs it into `folder`, unless that has been done. */
export async function ensureTemplate(migrations: readonly Migration[], folder: string): Promise<string> {
  const path = join(folder, templateName(migrations));
  if (existsSync(path)) return path;
  const database = await PGlite.create();
  try {
    await runMigrations(pgliteSession(database), migrations);
    const archive = await database.dumpDataDir('none');
    const bytes = await promisify(gzip)(Buffer.from(await archive.arrayBuffer()), { level: 6 });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, bytes);
    await rename(`${path}.${process.pid}`, path);
  } finally {
    await database.close();
  }
  return path;
}
