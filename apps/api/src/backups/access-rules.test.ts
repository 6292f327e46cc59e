import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrationsFolder } from '../config';
import { openDatabase } from '../db';
import { defined } from '../testing/defined';
import { temporaryFolder } from '../testing/temporary-folder';
import { createDatabase } from '../testing/test-database';
import { move, restoreInto } from './commands';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const earlier = join(import.meta.dirname, 'fixtures/earlier-migrations.sql.gz');

describe('a restore opens nothing that may have been closed since [OPERATOR-18]', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let databaseUrl: string;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    folder = temporaryFolder();
    ({ databaseUrl, drop } = await createDatabase());
  });
  afterEach(async () => {
    await drop();
    folder.remove();
  });
  const restore = (path: string) => restoreBackup({ file: path, databaseUrl, migrationsFolder });

  /** A backup of a site with these settings, and an account of each kind. */
  const backupOf = async (settings: Record<string, string>) => {
    const site = await createDatabase();
    const { prisma, close } = await openDatabase({ databaseUrl: site.databaseUrl, migrationsFolder });
    const account = (name: string) => ({
      username: name,
      usernameKey: name,
      email: name,
      emailKey: name,
      passwordHash: 'x',
    });
    await prisma.user.create({ data: { ...account('ada'), isOperator: true } });
    await prisma.user.create({ data: { ...account('eve'), disabledAt: new Date() } });
    for (const [key, value] of Object.entries(settings)) await prisma.siteSetting.create({ data: { key, value } });
    await close();
    const written = await writeBackup({ databaseUrl: site.databaseUrl, folder: folder.path, now: new Date(6_000) });
    return { path: defined(written).path, url: site.databaseUrl, drop: site.drop };
  };
  const settingsThere = async () => {
    const { prisma, close } = await openDatabase({ databaseUrl, migrationsFolder });
    const rows = await prisma.siteSetting.findMany();
    await close();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };

  const actsThere = async () => {
    const { prisma, close } = await openDatabase({ databaseUrl, migrationsFolder });
    const rows = await prisma.operatorAct.findMany();
    await close();
    return rows.map(({ operatorName, act, targetName }) => [operatorName, act, targetName]);
  };

  it.each<[Record<string, string>, Record<string, string>, boolean, boolean]>([
    [{}, { visitors: 'members', signUp: 'invitation' }, true, true],
    [
      { visitors: 'everyone', signUp: 'open', siteName: 'Kino' },
      { visitors: 'members', signUp: 'invitation', siteName: 'Kino' },
      true,
      true,
    ],
    [{ visitors: 'members', signUp: 'off' }, { visitors: 'members', signUp: 'off' }, false, false],
  ])('of a site with %j', async (before, after, visitors, signUp) => {
    const backup = await backupOf(before);
    const { rules } = await restore(backup.path);
    expect(rules).toEqual({ closed: { visitors, signUp }, operators: ['ada'], disabled: ['eve'] });
    expect(await settingsThere()).toEqual(after);
    expect(await actsThere()).toEqual([['terminal', 'restore', basename(backup.path)]]);
    await backup.drop();
  });

  it('and says so; a move changes nothing', async () => {
    const backup = await backupOf({});
    const steps = { folder: folder.path, migrationsFolder, now: new Date(7_000) };
    await move({ from: backup.url, to: databaseUrl, ...steps });
    expect(await settingsThere()).toEqual({});
    expect(await actsThere()).toEqual([]);
    const target = await createDatabase();
    const said = await restoreInto(target.databaseUrl, backup.path, migrationsFolder);
    expect(said).toMatch(/^The site is for members only now: .*\nAccounts are by invitation now\. /m);
    expect(said).toMatch(
      /^Passkeys, links to a provider, second factors and whether passwords work are as of the backup/m,
    );
    expect(said).toMatch(/^Operators: ada\.\nDisabled accounts: eve\. Whoever was disabled or deleted since/m);
    await Promise.all([backup.drop(), target.drop()]);
  });

  it('of a backup from before there were settings', async () => {
    const { rules } = await restore(earlier);
    expect(rules.closed).toEqual({ visitors: true, signUp: true });
    expect(await settingsThere()).toEqual({ visitors: 'members', signUp: 'invitation' });
  });

  it('not even for a moment: rows, migrations and rules are one transaction', async () => {
    // What fails last.
    const migrations = join(folder.path, 'failing');
    cpSync(migrationsFolder, migrations, { recursive: true });
    const last = join(migrations, '29990101000000_last');
    mkdirSync(last);
    writeFileSync(join(last, 'migration.sql'), 'SELECT 1/0');
    const restoring = restoreBackup({ file: earlier, databaseUrl, migrationsFolder: migrations });
    await expect(restoring).rejects.toThrow('29990101000000_last failed: division by zero');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const found = await client.query('SELECT count(*)::int AS users FROM users').finally(() => client.end());
    expect(found.rows).toEqual([{ users: 0 }]);
  });
});
