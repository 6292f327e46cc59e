import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SyncBody, syncResponseSchema } from '@marquee/core/contracts';
import { restoreBackup } from '../../backups/restore-backup';
import { writeBackup } from '../../backups/write-backup';
import { migrationsFolder } from '../../config';
import { openDatabase } from '../../db';
import { defined } from '../../testing/defined';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { createDatabase, openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { manyBookmarks } from './testing/test-person';

describe('the epoch of the answers', () => {
  let folder: string;
  let database: TestDatabase;
  let test: AccountsTest;
  const removals: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-epoch-'));
    database = await openTestDatabase();
    test = createAccountsTest(database);
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
    for (const remove of removals) await remove();
    await rm(folder, { recursive: true });
  });

  const sync = async (visitor: Visitor, body: Omit<SyncBody, 'updatedAt'>) => {
    const answer = await visitor.post('/api/sync', { ...body, updatedAt: Date.now() }).expect(200);
    return syncResponseSchema.parse(answer.body);
  };
  /** Restores the newest backup, as the command line does, and starts Marquee with the result. */
  const restore = async (file: string): Promise<AccountsTest> => {
    const { databaseUrl, drop } = await createDatabase();
    await restoreBackup({ file, databaseUrl, migrationsFolder });
    const restored = { ...database, database: await openDatabase({ databaseUrl, migrationsFolder }) };
    const marquee = createAccountsTest(restored);
    removals.push(async () => {
      marquee.remove();
      await restored.database.close();
      await drop();
    });
    return marquee;
  };

  it('is another one after a restore, so that a device that was away sends and gets everything [SYNC-21]', async () => {
    const [phone, now] = [await test.signUp(), new Date()];
    await sync(phone, { push: { bookmarks: manyBookmarks(1, 20) } });
    const { path } = defined(await writeBackup({ databaseUrl: database.url, folder, now }));
    await sync(phone, { push: { bookmarks: manyBookmarks(21, 20) } });
    const before = await sync(phone, { since: { bookmarks: 0 } });
    const { headers } = await phone.get('/api/users/me/bookmarks?since=0').expect(200);
    const held = defined(before.changes.bookmarks);

    const restored = await restore(path);
    const desk = await restored.logIn(phone.username);
    await sync(desk, { push: { bookmarks: manyBookmarks(41, 30) } });
    const back = await restored.logIn(phone.username);
    await back
      .get('/api/users/me/bookmarks?since=0')
      .set('If-None-Match', headers.etag ?? '')
      .expect(200);
    // It would hear of nothing by its revision.
    const first = await sync(back, { since: before.revision });
    expect(first.epoch).not.toBe(before.epoch);
    const { body } = await back.post('/api/sync/bookmarks', { bookmarks: [], updatedAt: 1 }).expect(200);
    expect(body.epoch).toBe(first.epoch);

    const second = await sync(back, { since: { bookmarks: 0 }, push: { bookmarks: held } });
    expect(second).toMatchObject({ epoch: first.epoch });
    expect(second.changes.bookmarks).toHaveLength(70);
    expect((await sync(desk, { since: { bookmarks: 1 } })).changes.bookmarks).toHaveLength(50);
  });

  it('stays the same while nothing is restored, in every process', async () => {
    const [phone, other] = [await test.signUp(), createAccountsTest(database)];
    const desk = await other.logIn(phone.username);
    const epochs = await Promise.all([phone, desk].map(async (device) => (await sync(device, {})).epoch));
    expect(new Set(epochs).size).toBe(1);
    const { epoch, revision } = (await desk.get('/api/users/me/settings').expect(200)).body;
    expect([epoch, revision]).toEqual([epochs[0], 0]);
    other.remove();
  });
});
