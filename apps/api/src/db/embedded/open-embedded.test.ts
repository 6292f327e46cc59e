import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { migrationsFolder, templateFolders } from '../../config';
import { temporaryFolder } from '../../testing/temporary-folder';
import type { Database } from '../database';
import { readMigrations } from '../migrations';
import { openEmbeddedDatabase } from './open-embedded';
import { ensureTemplate, readTemplate, templateName } from './template';

// Databases and processes take their time on a busy machine.
jest.setTimeout(180_000);

describe('the embedded database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let open: Database[];

  beforeEach(() => {
    folder = temporaryFolder();
    open = [];
  });
  afterEach(async () => {
    for (const database of open) await database.close();
    folder.remove();
  });

  const start = async (templates = [templateFolders.cache]) => {
    await ensureTemplate(await readMigrations(migrationsFolder), templateFolders.cache);
    const database = await openEmbeddedDatabase({ dataDir: folder.path, migrationsFolder, templateFolders: templates });
    open.push(database);
    return database;
  };
  const stop = async () => open.pop()?.close();
  const person = { username: 'Ada', usernameKey: 'ada', email: 'a@b.c', emailKey: 'a@b.c', passwordHash: 'x' };

  it('starts from the template, already migrated', async () => {
    const database = await start();
    expect(database.migrations.applied).toEqual([]);
    expect(await database.prisma.user.count()).toBe(0);
  });

  it('creates and migrates itself where there is no template', async () => {
    const database = await start([]);
    expect(database.migrations.applied).toEqual(readdirSync(migrationsFolder).filter((name) => /^\d/.test(name)));
    expect(await database.prisma.user.count()).toBe(0);
  });

  it('keeps what was written over a restart', async () => {
    const { id, createdAt } = await (await start()).prisma.user.create({ data: person });
    await stop();
    const found = await (await start()).prisma.user.findUniqueOrThrow({ where: { usernameKey: 'ada' } });
    expect(found).toMatchObject({ id, name: 'Guest', createdAt });
    expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('refuses a second opener of the same folder and lets the first go on', async () => {
    const first = await start();
    await expect(start()).rejects.toMatchObject({ code: 'data_folder_in_use' });
    await expect(first.ping()).resolves.toBeUndefined();
  });

  it('begins anew when its creation was cut short', async () => {
    mkdirSync(join(folder.path, 'database'));
    writeFileSync(join(folder.path, 'database', 'PG_VERSION'), '18');
    writeFileSync(join(folder.path, 'database.creating'), '');
    const database = await start();
    expect(await database.prisma.user.count()).toBe(0);
    expect(existsSync(join(folder.path, 'database.creating'))).toBe(false);
  });

  it('never throws a folder away that once served, even a damaged one', async () => {
    mkdirSync(join(folder.path, 'database'));
    writeFileSync(join(folder.path, 'database', 'PG_VERSION'), '18');
    writeFileSync(join(folder.path, 'database', 'precious'), 'data');
    await expect(start()).rejects.toMatchObject({
      code: 'database_unreachable',
      message: expect.stringContaining('restore a backup'),
    });
    expect(existsSync(join(folder.path, 'database', 'precious'))).toBe(true);
    expect(existsSync(join(folder.path, 'database.lock'))).toBe(false);
  });
});

describe('the template', () => {
  it('belongs to exactly its migrations', async () => {
    const migrations = await readMigrations(migrationsFolder);
    const other = [...migrations, { name: '29990101000000_more', sql: '', checksum: 'c' }];
    expect(templateName(other)).not.toBe(templateName(migrations));
    expect(await readTemplate(other, [templateFolders.cache])).toBeUndefined();
  });
});
