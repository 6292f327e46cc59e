import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { runPlainCommand } from '../cli/run-command';
import { migrationsFolder, readSettings, templateFolders } from '../config';
import { temporaryFolder } from '../testing/temporary-folder';
import { testDatabases, type TestDatabase } from '../testing/test-databases';
import { listBackups, openEmbeddedDatabase, readBackup, type Backup } from './embedded';
import { loadIntoServer } from './load-into-server';
import { openServerDatabase } from './open-server';

jest.setTimeout(180_000);

const serverUrl = process.env.TEST_POSTGRES_URL;
const person = {
  username: 'Ada "Countess" \\ Lovelace\n👩‍💻',
  usernameKey: 'ada',
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  passwordHash: 'x',
  fourKTokenSeal: new Uint8Array([0, 1, 254, 255]),
  revision: 9_007_199_254_740_993n,
};
const bookmark = {
  mediaType: 'movie',
  mediaId: 603,
  category: 'watchlist',
  addedAtMs: 1n,
  changedAtMs: 2n,
  revision: 3n,
};

(serverUrl === undefined ? describe.skip : describe)('moving the embedded database to a PostgreSQL server', () => {
  let embedded: TestDatabase;
  let folder: ReturnType<typeof temporaryFolder>;
  let backup: Backup;
  let name: string;
  let databaseUrl: string;

  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const open = () => openServerDatabase({ databaseUrl, migrationsFolder });

  beforeAll(async () => {
    folder = temporaryFolder();
    embedded = await testDatabases[0]!.open();
    const { prisma, writeBackup } = embedded.database;
    await prisma.user.create({ data: { ...person, bookmarks: { create: bookmark } } });
    backup = await readBackup(await writeBackup!(folder.path, new Date(1_000)));
  });
  afterAll(async () => {
    await embedded.remove();
    folder.remove();
  });
  beforeEach(async () => {
    name = `marquee_test_${randomBytes(6).toString('hex')}`;
    await administer(`CREATE DATABASE "${name}"`);
    const url = new URL(serverUrl!);
    url.pathname = `/${name}`;
    databaseUrl = url.toString();
  });
  afterEach(() => administer(`DROP DATABASE "${name}" WITH (FORCE)`));

  it('brings every row over, unchanged', async () => {
    const counts = await loadIntoServer({ backup, databaseUrl, migrationsFolder });
    expect(counts).toMatchObject({ users: 1, bookmarks: 1, history_entries: 0 });
    const server = await open();
    expect(server.migrations.applied).toEqual([]);
    expect(await server.prisma.user.findFirst({ include: { bookmarks: true } })).toEqual(
      await embedded.database.prisma.user.findFirst({ include: { bookmarks: true } }),
    );
    await server.close();
  });

  it('is one command of the operator, which keeps a backup beside the database it leaves', async () => {
    const home = temporaryFolder();
    const settings = readSettings({ DATA_DIR: home.path, DATABASE_URL: databaseUrl });
    const own = await openEmbeddedDatabase({
      dataDir: home.path,
      migrationsFolder,
      templateFolders: Object.values(templateFolders),
    });
    await own.prisma.user.create({ data: person });
    await own.close();
    const moved = await runPlainCommand(['move'], settings);
    expect(moved).toEqual({ exitCode: 0, output: expect.stringMatching(/^users +1$[^]*^Moved\. /m) });
    expect(await listBackups(join(home.path, 'backups'))).toHaveLength(1);
    home.remove();
    const server = await open();
    expect(await server.prisma.user.count()).toBe(1);
    await server.close();
  });

  it('fills a database that a server has prepared and nobody has used', async () => {
    await (await open()).close();
    expect(await loadIntoServer({ backup, databaseUrl, migrationsFolder })).toMatchObject({ users: 1 });
  });

  it('is refused where somebody has an account, and changes nothing there', async () => {
    const server = await open();
    await server.prisma.user.create({ data: { ...person, usernameKey: 'bob', emailKey: 'bob@example.org' } });
    await expect(loadIntoServer({ backup, databaseUrl, migrationsFolder })).rejects.toMatchObject({
      message: expect.stringContaining('holds data already (table users)'),
    });
    expect(await server.prisma.user.count()).toBe(1);
    await server.close();
  });

  it('leaves nothing behind when a row does not fit', async () => {
    const torn = {
      ...backup,
      tables: backup.tables.map((t) => (t.name === 'bookmarks' ? { ...t, rows: 'torn\n' } : t)),
    };
    await expect(loadIntoServer({ backup: torn, databaseUrl, migrationsFolder })).rejects.toThrow();
    const server = await open();
    expect(await server.prisma.user.count()).toBe(0);
    await server.close();
  });

  it('of a backup of a newer Marquee is refused', async () => {
    const newer = { ...backup, migrations: [...backup.migrations, '29990101000000_x'] };
    await expect(loadIntoServer({ backup: newer, databaseUrl, migrationsFolder })).rejects.toMatchObject({
      message: expect.stringContaining('of a newer Marquee'),
    });
  });
});
