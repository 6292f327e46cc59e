import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SyncBody, syncResponseSchema } from '@marquee/core/contracts';
import { createAccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const MIGRATION = '20261129060000_rename_collections';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const sync = async (visitor: Visitor, body: Omit<SyncBody, 'updatedAt'>) => {
  const answer = await visitor.post('/api/sync', { ...body, updatedAt: Date.now() }).expect(200);
  return syncResponseSchema.parse(answer.body);
};
const rows = () =>
  database.sql('SELECT collection, key, value, revision, received_at_ms FROM entries ORDER BY revision, key');
const counts = () => database.sql('SELECT entry_counts, revision, synced_bytes FROM profiles ORDER BY created_at');

it('the collections hearts and positions are renamed, and no device misses an entry of them [SYNC-21]', async () => {
  const value = { title: 'Lost', year: 2004 };
  const favorites = [
    { key: 'tv:1/s1', value, changedAt: 5 },
    { key: 'tv:1/s1e2', value, changedAt: 6, removedAt: 7 },
  ];
  const listOrder = [{ key: '603/movie/watchlist', value: { position: 1.5 }, changedAt: 4 }];
  const bookmarks = [{ key: '603/movie/watchlist', value: {}, changedAt: 2 }];
  const before = createAccountsTest(database);
  const phone = await before.signUp();
  await before.signUp();
  for (const push of [{ bookmarks }, { favorites }, { listOrder }]) await sync(phone, { push });
  const known = await sync(phone, { since: { bookmarks: 0, favorites: 0, listOrder: 0 } });
  const [rowsAfter, countsAfter] = [await rows(), await counts()];
  before.remove();
  // What the version before would have written.
  await database.sql(
    `UPDATE entries SET collection = CASE collection WHEN 'favorites' THEN 'hearts' ELSE 'positions' END
     WHERE collection IN ('favorites', 'listOrder')`,
  );
  await database.sql(
    `UPDATE profiles SET entry_counts = '{"bookmarks": 1, "hearts": 1, "positions": 1}' WHERE entry_counts <> '{}'`,
  );
  await database.sql(`DELETE FROM "_prisma_migrations" WHERE "migration_name" = '${MIGRATION}'`);

  await database.reopen();
  expect(database.database.migrations.applied).toEqual([MIGRATION]);
  expect(await rows()).toEqual(rowsAfter);
  expect(await counts()).toEqual(countsAfter);

  const after = createAccountsTest(database);
  const desk = await after.logIn(phone.username);
  const { epoch, changes } = await sync(desk, { since: { bookmarks: 1, favorites: 0, listOrder: 0 } });
  expect({ epoch, changes }).toEqual({ epoch: known.epoch, changes: { ...known.changes, bookmarks: [] } });
  // A device sends these again after an update, which changes nothing.
  const { revision } = await sync(desk, { push: { favorites, listOrder }, since: { favorites: 3 } });
  expect(revision).toEqual({ favorites: 3 });
  after.remove();
});
