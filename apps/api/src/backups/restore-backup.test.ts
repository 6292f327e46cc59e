import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrationsFolder } from '../config';
import { openDatabase } from '../db';
import { seededDatabase, type SeededDatabase } from '../testing/seeded-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { createDatabase } from '../testing/test-database';
import { backUp, move, restoreInto } from './commands';
import { SERVER_APPLICATION_NAME } from '../db/pg-connection';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';
import { defined } from '../testing/defined';

/** Written by the last version with those migrations; it has rows in every table. */
const earlier = join(import.meta.dirname, 'fixtures/earlier-migrations.sql.gz');

describe('restoring a backup', () => {
  let source: SeededDatabase;
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  let databaseUrl: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    folder = temporaryFolder();
    source = await seededDatabase();
    const written = await writeBackup({ databaseUrl: source.databaseUrl, folder: folder.path, now: new Date(1_000) });
    file = defined(written).path;
  });
  afterAll(async () => {
    await source.drop();
    folder.remove();
  });
  beforeEach(async () => {
    ({ databaseUrl, drop } = await createDatabase());
  });
  afterEach(() => drop());

  const open = () => openDatabase({ databaseUrl, migrationsFolder });
  const load = async (path = file) => (await restoreBackup({ file: path, databaseUrl, migrationsFolder })).counts;
  const connected = async <Result>(work: (client: pg.Client) => Promise<Result>, application_name?: string) => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const tablesThere = () =>
    connected(async (client) => {
      const { rowCount } = await client.query(`SELECT FROM information_schema.tables WHERE table_schema = 'public'`);
      return rowCount;
    });
  const users = async () => {
    const server = await open();
    return server.prisma.user.count().finally(() => server.close());
  };
  /** Creates a copy of the backup with its text changed. */
  const changed = (change: (text: string) => string) => {
    const path = join(folder.path, 'changed');
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return path;
  };

  it('creates the tables in an empty database, and leaves nothing to migrate', async () => {
    expect(await load()).toMatchObject({ users: 1, entries: 2 });
    const server = await open();
    expect(server.migrations.applied).toEqual([]);
    await server.close();
  });

  it('fills a migrated database that nobody has used', async () => {
    await (await open()).close();
    expect(await load()).toMatchObject({ users: 1 });
  });

  it('fills a schema named in the URL', async () => {
    const address = new URL(databaseUrl);
    address.searchParams.set('schema', 'films');
    databaseUrl = address.href;
    expect(await load()).toMatchObject({ users: 1 });
    expect(await users()).toBe(1);
  });

  it('restores a backup of the migrations before the first release, without what had ended', async () => {
    expect(await load(earlier)).toEqual({ users: 1, profiles: 1, entries: 2 });
    const server = await open();
    expect(server.migrations).toEqual({ applied: [], unknown: [] });
    const ada = await server.prisma.user.findFirst({
      include: { sessions: true, passwordResets: true, profiles: { include: { entries: true } } },
    });
    expect(await server.prisma.rateLimit.count()).toBe(0);
    await server.close();
    expect(ada).toMatchObject({
      username: 'ada',
      sessions: [],
      passwordResets: [],
      profiles: [
        { revision: 6n, entryCounts: { bookmarks: 1, settings: 1 }, entries: [{ revision: 3n }, { revision: 6n }] },
      ],
    });
  });

  it('restores a backup that this version makes of a database of those migrations', async () => {
    const first = '20261127000000_initial';
    cpSync(join(migrationsFolder, first), join(folder.path, 'migrations', first), { recursive: true });
    await (await openDatabase({ databaseUrl, migrationsFolder: join(folder.path, 'migrations') })).close();
    await connected((client) =>
      client.query(
        `UPDATE "_prisma_migrations" SET "migration_name" = '20261125190000_picture_owners';
         INSERT INTO "rate_limits" VALUES ('x')`,
      ),
    );
    const { path } = defined(await writeBackup({ databaseUrl, folder: folder.path, now: new Date(4_000) }));
    const target = await createDatabase();
    const restored = await restoreBackup({ file: path, databaseUrl: target.databaseUrl, migrationsFolder });
    expect(restored.counts).toEqual({ users: 0, profiles: 0, entries: 0 });
    await target.drop();
  });

  it('brings the log of operators along, and ends every invitation [OPERATOR-03, OPERATOR-09]', async () => {
    const site = await createDatabase();
    const server = await openDatabase({ databaseUrl: site.databaseUrl, migrationsFolder });
    const at = new Date(1_000);
    const invitation = { codeHash: new Uint8Array(32), inviter: 'ada', maxUses: 1, createdAt: at };
    await server.prisma.invitation.create({ data: { ...invitation, expiresAt: new Date(1e13) } });
    const act = { at, operatorId: '01890000-0000-7000-8000-000000000000', operatorName: 'ada', act: 'invite' };
    await server.prisma.operatorAct.create({ data: act });
    await server.close();
    const { path } = defined(
      await writeBackup({ databaseUrl: site.databaseUrl, folder: folder.path, now: new Date(5_000) }),
    );
    expect(await load(path)).toMatchObject({ invitations: 1, operator_acts: 1 });
    const restored = await open();
    expect(await restored.prisma.invitation.findFirst()).toMatchObject({ revokedAt: expect.any(Date) });
    expect(await restored.prisma.operatorAct.create({ data: act })).toMatchObject({ id: 3n });
    await restored.close();
    await site.drop();
  });

  it('is refused if the database has accounts, and changes nothing', async () => {
    await load();
    await expect(load()).rejects.toMatchObject({ message: expect.stringContaining('already contains data (table ') });
    expect(await users()).toBe(1);
  });

  it('is refused while Marquee serves on the database', async () => {
    await connected(async () => {
      await expect(load()).rejects.toMatchObject({ message: expect.stringContaining('Marquee is running') });
      expect(await tablesThere()).toBe(0);
    }, SERVER_APPLICATION_NAME);
  });

  it.each<[string, (text: string) => string]>([
    ['half a file', (text) => text.slice(0, text.length / 2)],
    ['a backup of a newer Marquee', (text) => text.replace('"migrations":[', '"migrations":["29990101000000_x",')],
    ['SQL of its own', (text) => text.replace('COMMIT;', 'DROP SCHEMA public;')],
  ])('changes nothing when given %s', async (_what, change) => {
    await expect(load(changed(change))).rejects.toMatchObject({ name: 'OperationalError' });
    expect(await tablesThere()).toBe(0);
  });

  it.each<[string, (text: string) => string]>([
    ['a row that does not fit', (text) => text.replace('\tbookmarks\t603', '\tbookmarks\tx\t603')],
    [
      'a row of nobody',
      (text) => text.replace(/^[\w-]+(?=\t1\tbookmarks\t603)/m, '019aa000-0000-7000-8000-00000000000f'),
    ],
  ])('leaves no rows behind when given %s', async (_what, change) => {
    await expect(load(changed(change))).rejects.toThrow();
    expect(await users()).toBe(0);
  });

  it.each<[string, (text: string) => string]>([
    ['table', (text) => text.replaceAll('"entries"', '"_prisma_migrations"')],
    ['column', (text) => text.replace('"collection"', '"media_idx"')],
    ['column', (text) => text.replace('"collection"', '"x"" FROM PROGRAM ""y"')],
  ])('writes nothing into a %s that is not part of the data', async (what, change) => {
    await expect(load(changed(change))).rejects.toThrow(`The backup is damaged: Marquee has no ${what} `);
    expect(await users()).toBe(0);
  });

  it('works as an operator command, as does moving to another server and back', async () => {
    const wrote = await backUp(source.databaseUrl, folder.path, new Date(2_000));
    const [, path = ''] = /^Wrote (.+)\.$/.exec(wrote) ?? [];
    expect(await restoreInto(databaseUrl, path, migrationsFolder)).toMatch(/^users +1$[^]*^Restored /m);
    await expect(restoreInto(databaseUrl, 'missing', migrationsFolder)).rejects.toThrow('There’s no file missing.');
    const back = await createDatabase();
    const steps = { folder: folder.path, migrationsFolder, now: new Date(3_000) };
    expect(await move({ from: databaseUrl, to: back.databaseUrl, ...steps })).toMatch(/^users +1$[^]*^Moved\. /m);
    databaseUrl = back.databaseUrl;
    expect(await users()).toBe(1);
    await connected(async () => {
      await expect(move({ from: databaseUrl, to: databaseUrl, ...steps })).rejects.toThrow('Marquee is running');
    }, SERVER_APPLICATION_NAME);
    await back.drop();
  });
});
