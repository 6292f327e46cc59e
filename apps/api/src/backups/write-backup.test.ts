import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isInstalled, onlyIf } from '@marquee/tooling/only-if';
import { migrationsFolder } from '../config';
import { ownerProfile } from '../modules/users/users.repository';
import { seededDatabase, type SeededDatabase } from '../testing/seeded-database';
import { breakConnections } from '../testing/test-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { restoreBackup } from './restore-backup';
import { readBackupHeader } from './read-backup';
import { checkRows } from './verify-backup';
import { writeBackup } from './write-backup';
import { defined } from '../testing/defined';

const withPsql = onlyIf(isInstalled('psql'), 'psql is not installed');

const now = new Date('2026-11-22T04:10:00.000Z');

describe('a backup', () => {
  let source: SeededDatabase;
  let home: ReturnType<typeof temporaryFolder>;
  let folder: string;

  beforeAll(async () => {
    source = await seededDatabase();
  });
  afterAll(() => source.drop());
  beforeEach(() => {
    home = temporaryFolder();
    folder = join(home.path, 'backups');
  });
  afterEach(() => home.remove());

  const write = () => writeBackup({ databaseUrl: source.databaseUrl, folder, now });

  it('describes its content at the beginning, and can be read to the end', async () => {
    const { path, header } = defined(await write());
    expect(path).toBe(join(folder, 'marquee-20261122T041000Z.sql.gz'));
    expect(header).toMatchObject({ format: 2, createdAt: now.toISOString() });
    expect(header.tables).toEqual([
      { name: 'content_images', rows: 0 },
      { name: 'invitations', rows: 0 },
      { name: 'users', rows: 1 },
      { name: 'profiles', rows: 1 },
      { name: 'entries', rows: 2 },
      { name: 'muted_series', rows: 0 },
      { name: 'oidc_identities', rows: 0 },
      { name: 'operator_acts', rows: 0 },
      { name: 'passkeys', rows: 1 },
      { name: 'report_groups', rows: 0 },
      { name: 'reports', rows: 0 },
      { name: 'title_requests', rows: 0 },
      { name: 'request_votes', rows: 0 },
      { name: 'second_factors', rows: 1 },
      { name: 'site_settings', rows: 0 },
      { name: 'taken_down_titles', rows: 0 },
    ]);
    expect(await readBackupHeader(path)).toEqual(header);
    expect(await checkRows(path)).toEqual(header);
  });

  it('restores every row of people unchanged', async () => {
    const { path } = defined(await write());
    const target = await seededDatabase(0);
    const { counts } = await restoreBackup({ file: path, databaseUrl: target.databaseUrl, migrationsFolder });
    expect(counts).toEqual({
      content_images: 0,
      invitations: 0,
      users: 1,
      profiles: 1,
      entries: 2,
      muted_series: 0,
      oidc_identities: 0,
      operator_acts: 0,
      passkeys: 1,
      report_groups: 0,
      reports: 0,
      title_requests: 0,
      request_votes: 0,
      second_factors: 1,
      site_settings: 0,
      taken_down_titles: 0,
    });
    expect(await target.read()).toEqual(await source.read());
    await target.drop();
  });

  withPsql(it, 'is SQL that psql loads into a database with the tables', async () => {
    const { path } = defined(await write());
    const target = await seededDatabase(0);
    const psql = (input: Buffer) =>
      spawnSync('psql', ['--set', 'ON_ERROR_STOP=1', '--quiet', target.databaseUrl], { input, encoding: 'utf8' });
    const sql = gunzipSync(readFileSync(path));
    // A truncated file restores nothing.
    psql(sql.subarray(0, sql.length - 200));
    expect(await target.read()).toEqual([]);
    expect(psql(sql)).toMatchObject({ status: 0, stderr: '' });
    expect(await target.read()).toEqual(await source.read());
    await target.drop();
  });

  it('is readable only by the operator, even in a folder of an older version', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const { path } = defined(await write());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is one snapshot: concurrent writes are in none of its tables', async () => {
    const opened = await source.open();
    const stop = new AbortController();
    const writer = (async () => {
      for (let index = 0; !stop.signal.aborted; index += 1)
        await opened.prisma.user.create({
          data: {
            username: `w${index}`,
            usernameKey: `w${index}`,
            email: `w${index}`,
            emailKey: `w${index}`,
            passwordHash: 'x',
            profiles: {
              create: {
                ...ownerProfile('w', 0),
                entries: {
                  create: {
                    collection: 'settings',
                    key: 'theme',
                    value: 1,
                    changedAtMs: 1n,
                    receivedAtMs: 1n,
                    revision: 1n,
                  },
                },
              },
            },
          },
        });
    })();
    for (let times = 0; times < 5; times += 1) {
      const { header } = defined(await write());
      const rowsOf = (table: string) => header.tables.find(({ name }) => name === table)?.rows;
      expect(rowsOf('users')).toBe(defined(rowsOf('entries')) - 1);
    }
    stop.abort();
    await writer;
    await opened.prisma.user.deleteMany({ where: { usernameKey: { startsWith: 'w' } } });
    await opened.close();
  });

  it('is written by one process at a time', async () => {
    const meanwhile: unknown[] = [];
    const first = await writeBackup({
      databaseUrl: source.databaseUrl,
      folder,
      now,
      isStillNeeded: async () => {
        meanwhile.push(await write(), await write());
        return true;
      },
    });
    expect(first).toBeDefined();
    expect(meanwhile).toEqual([undefined, undefined]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('removes the draft of a process that was killed, and leaves none when the connection breaks', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'marquee-20261121T041000Z.sql.gz.tmp'), 'half');
    writeFileSync(join(folder, 'notes.tmp'), 'mine');
    await write();
    expect(readdirSync(folder)).toEqual(['marquee-20261122T041000Z.sql.gz', 'notes.tmp']);

    const failing = writeBackup({
      databaseUrl: source.databaseUrl,
      folder,
      now: new Date(now.getTime() + 60_000),
      isStillNeeded: async () => {
        await breakConnections(source.databaseUrl);
        return true;
      },
    });
    await expect(failing).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['marquee-20261122T041000Z.sql.gz', 'notes.tmp']);
  });

  // Must be the last test: it changes the database's settings.
  it('is the same whatever the settings of the database', async () => {
    const kept = await source.read();
    const opened = await source.open();
    const name = new URL(source.databaseUrl).pathname.slice(1);
    for (const setting of [
      "DateStyle TO 'German'",
      "TimeZone TO 'Asia/Tokyo'",
      'extra_float_digits TO 0',
      "bytea_output TO 'escape'",
    ])
      await opened.prisma.$executeRawUnsafe(`ALTER DATABASE "${name}" SET ${setting}`);
    await opened.close();
    const { path } = defined(await write());
    const target = await seededDatabase(0);
    await restoreBackup({ file: path, databaseUrl: target.databaseUrl, migrationsFolder });
    expect(await target.read()).toEqual(kept);
    await target.drop();
  });
});
