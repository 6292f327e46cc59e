import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { migrationsFolder, templateFolders } from '../../config';
import { temporaryFolder } from '../../testing/temporary-folder';
import type { Database } from '../database';
import { readMigrations } from '../migrations';
import { listBackups, readBackup, writeBackup } from './backup';
import { openEmbeddedDatabase } from './open-embedded';
import { restoreBackup } from './restore';
import { ensureTemplate } from './template';

// Databases take their time on a busy machine.
jest.setTimeout(180_000);

const person = {
  username: 'Ada "Countess" \\ Lovelace\n👩‍💻',
  usernameKey: 'ada',
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  passwordHash: 'x',
  fourKTokenSeal: new Uint8Array([0, 1, 254, 255]),
  revision: 9_007_199_254_740_993n,
};

describe('backups of the embedded database', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let backups: string;
  let database: Database | undefined;

  const open = async () => {
    await ensureTemplate(await readMigrations(migrationsFolder), templateFolders.cache);
    return (database = await openEmbeddedDatabase({
      dataDir: folder.path,
      migrationsFolder,
      templateFolders: [templateFolders.cache],
    }));
  };
  const close = async () => {
    await database?.close();
    database = undefined;
  };
  const restore = (file: string) =>
    restoreBackup({
      file,
      dataDir: folder.path,
      migrationsFolder,
      templateFolders: [templateFolders.cache],
      now: new Date(1_000),
    });

  beforeEach(() => {
    folder = temporaryFolder();
    backups = join(folder.path, 'backups');
  });
  afterEach(async () => {
    await close();
    folder.remove();
  });

  it('bring every row back, and keep the replaced database', async () => {
    const { prisma, writeBackup: write } = await open();
    const user = await prisma.user.create({ data: person });
    await prisma.bookmark.create({
      data: {
        userId: user.id,
        mediaType: 'movie',
        mediaId: 603,
        category: 'watchlist',
        addedAtMs: 1n,
        changedAtMs: 2n,
        revision: 3n,
      },
    });
    const file = await write!(backups, new Date('2026-01-31T12:00:00.500Z'));
    expect(file.endsWith('marquee-20260131T120000Z.json.gz')).toBe(true);
    await prisma.user.deleteMany();
    await close();

    const aside = await restore(file);
    expect(aside && existsSync(join(aside, 'PG_VERSION'))).toBe(true);
    const restored = await open();
    expect(restored.migrations.applied).toEqual([]);
    expect(await restored.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user);
    expect(await restored.prisma.bookmark.count()).toBe(1);
    // The tables are whole: deleting the person still takes the bookmark along.
    await restored.prisma.user.deleteMany();
    expect(await restored.prisma.bookmark.count()).toBe(0);
  });

  it('are not restored under a running server', async () => {
    const { writeBackup: write } = await open();
    const file = await write!(backups, new Date());
    await expect(restore(file)).rejects.toMatchObject({ code: 'data_folder_in_use' });
  });

  it('of a newer Marquee are refused before anything is touched', async () => {
    const file = await writeBackup(
      { format: 1, createdAt: '2026-01-31T12:00:00.000Z', migrations: ['29990101000000_x'], tables: [], sequences: [] },
      backups,
    );
    await expect(restore(file)).rejects.toMatchObject({ message: expect.stringContaining('of a newer Marquee') });
    expect(readdirSync(folder.path)).toEqual(['backups']);
  });

  it('that find no room leave the older ones as they are, and nothing half written', async () => {
    const empty = { format: 1 as const, migrations: [], tables: [], sequences: [] };
    const day = (name: string) => ({ ...empty, createdAt: `2026-01-${name}T00:00:00.000Z` });
    mkdirSync(backups, { recursive: true });
    for (let kept = 10; kept < 17; kept += 1) await writeBackup(day(String(kept)), backups);
    // A file on a disk that is full.
    symlinkSync('/dev/full', join(backups, 'marquee-20260117T000000Z.json.gz.tmp'));
    await expect(writeBackup(day('17'), backups)).rejects.toMatchObject({ code: 'ENOSPC' });
    const names = readdirSync(backups);
    expect(names).toHaveLength(7);
    expect(names.filter((name) => !name.endsWith('.json.gz'))).toEqual([]);
    expect(await readBackup(join(backups, 'marquee-20260110T000000Z.json.gz'))).toMatchObject({ format: 1 });
    await writeBackup(day('17'), backups);
    expect(await listBackups(backups)).toContain('marquee-20260117T000000Z.json.gz');
  });

  it('are kept for a week of days', async () => {
    for (let day = 10; day < 20; day += 1)
      await writeBackup(
        { format: 1, createdAt: `2026-01-${day}T00:00:00.000Z`, migrations: [], tables: [], sequences: [] },
        backups,
      );
    const names = await listBackups(backups);
    expect(names).toHaveLength(7);
    expect(names[0]).toBe('marquee-20260119T000000Z.json.gz');
    expect(await readBackup(join(backups, names[6]!))).toMatchObject({ createdAt: '2026-01-13T00:00:00.000Z' });
  });
});
