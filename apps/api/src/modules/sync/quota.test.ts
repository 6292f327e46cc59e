import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { historyFromWire, settingsFromWire } from '@marquee/core';
import { syncLimits } from '@marquee/core/contracts';
import { migrationsFolder } from '../../config';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { bookmarksSql } from './bookmarks.sql';
import { historySql } from './history.sql';
import { bookmarkRows, historyRows, settingRows } from './rows';
import { settingsSql } from './settings.sql';
import { SyncRepository, type CollectionName } from './sync.repository';
import { bookmarkPush, historyPush, settingsPush } from './testing/arbitrary-pushes';

jest.setTimeout(120_000);

const change = fc.oneof(
  bookmarkPush.map((push) => ({ collection: 'bookmarks' as const, rows: bookmarkRows(push) })),
  historyPush.map((push) => ({ collection: 'history' as const, rows: historyRows(push) })),
  settingsPush.map((push) => ({ collection: 'settings' as const, rows: settingRows(push) })),
  fc.record({ deleteTombstones: fc.integer({ min: 0, max: 7 }) }),
);

let count = 0;
const person = () => {
  count += 1;
  const name = `quota${count}`;
  return { username: name, usernameKey: name, email: name, emailKey: name, passwordHash: '' };
};
const newPerson = async ({ database }: TestDatabase) => (await database.prisma.user.create({ data: person() })).id;

/** What the person's rows count for, by the rows alone. */
const countedBytes = async (database: TestDatabase, userId: string) => {
  const sums = [bookmarksSql, historySql, settingsSql].map(
    ({ table, bytes }) =>
      `(SELECT COALESCE(SUM(${bytes('entry')}), 0) FROM ${table} AS entry WHERE user_id = '${userId}')`,
  );
  const [row] = await database.sql<{ bytes: number }>(`SELECT (${sums.join(' + ')})::float8 AS bytes`);
  return row?.bytes;
};
const keptBytes = async ({ database }: TestDatabase, userId: string) =>
  Number((await database.prisma.user.findUniqueOrThrow({ where: { id: userId } })).syncedBytes);

describe('the bytes of an account', () => {
  let database: TestDatabase;
  let repository: SyncRepository;
  beforeAll(async () => {
    database = await openTestDatabase();
    repository = new SyncRepository(database.database.prisma);
  });
  afterAll(() => database.remove());

  const push = (userId: string, collection: CollectionName, rows: object[]) =>
    repository.write({ userId, collection, rows });
  const bookmarks = (from: number, length: number, more: object = {}) =>
    bookmarkRows(Array.from({ length }, (_, at) => ({ mediaId: from + at, category: 'a', addedAt: 1, ...more })));
  const fillUp = (userId: string, roomLeft: number) =>
    database.sql(`UPDATE users SET synced_bytes = ${syncLimits.accountBytes - roomLeft} WHERE id = '${userId}'`);

  it('are those of its rows, after whatever was pushed, removed, merged and forgotten', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const userId = await newPerson(database);
        for (const step of changes) {
          if ('deleteTombstones' in step) await repository.deleteTombstones(step.deleteTombstones);
          else await push(userId, step.collection, step.rows);
          expect(await keptBytes(database, userId)).toBe(await countedBytes(database, userId));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are those of its rows when many pushes and a deleteTombstones come at once', async () => {
    const userId = await newPerson(database);
    await push(userId, 'bookmarks', bookmarks(1, 100, { removedAt: 2 }));
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => push(userId, 'bookmarks', bookmarks(at * 10, 20, { addedAt: 3 }))),
      repository.deleteTombstones(5),
    ]);
    expect(await keptBytes(database, userId)).toBe(await countedBytes(database, userId));
  });

  it('are counted once for all when a site is brought up to date', async () => {
    const { path, remove } = temporaryFolder();
    const earlier = readdirSync(migrationsFolder).filter((name) => name < '20261122181000');
    for (const name of earlier) cpSync(join(migrationsFolder, name), join(path, name), { recursive: true });
    const site = await openTestDatabase(path);
    const [user] = await site.sql<{ id: string }>(
      `INSERT INTO users (id, username, username_key, email, email_key, password_hash)
       VALUES (gen_random_uuid(), 'old', 'old', 'old', 'old', '') RETURNING id::text`,
    );
    const id = user?.id ?? '';
    await site.sql(
      `INSERT INTO bookmarks VALUES ('${id}', 'tv', 1, 'é"', 1, 1, NULL, 1), ('${id}', 'tv', 2, 'b', 1, 2, 2, 1)`,
    );
    await site.sql(
      `INSERT INTO history_entries VALUES ('${id}', 'tv', 1, 's1e1', 'Pilot', NULL, 1, 2, '{}', 1, NULL, 2),
         ('${id}', 'tv', 1, '', 'A Show', NULL, 1, 2, '{}', 1, 3, 2)`,
    );
    await site.sql(`INSERT INTO settings VALUES ('${id}', 'theme', '"light"', 1, NULL, 3)`);
    await site.reopen(migrationsFolder);
    expect(await keptBytes(site, id)).toBe(await countedBytes(site, id));
    expect(await keptBytes(site, id)).toBeGreaterThan(600);
    await site.remove();
    remove();
  });

  it('have a limit: a push that goes beyond it is refused as a whole', async () => {
    const userId = await newPerson(database);
    await fillUp(userId, 1_000);
    expect(await push(userId, 'bookmarks', bookmarks(1, 4))).toMatchObject({ revision: 1 });
    expect(await push(userId, 'bookmarks', bookmarks(5, 2))).toBe('over_quota');
    const items = { 1: { type: 'movie', title: 'x'.repeat(900), updatedAt: 1, progress: { watched: 1, duration: 2 } } };
    expect(await push(userId, 'history', historyRows(historyFromWire(items)))).toBe('over_quota');
    expect(
      await push(userId, 'settings', settingRows(settingsFromWire({ theme: { value: 'dark', updatedAt: 1 } }))),
    ).toBe('over_quota');
    const [row] = await database.sql<{ count: number }>(
      `SELECT COUNT(*)::int AS count FROM bookmarks WHERE user_id = '${userId}'`,
    );
    expect(row?.count).toBe(4);
  });

  it('beyond the limit can be changed and removed, which makes room', async () => {
    const userId = await newPerson(database);
    await push(userId, 'bookmarks', bookmarks(1, 10));
    await fillUp(userId, -500);
    expect(await push(userId, 'bookmarks', bookmarks(1, 1, { addedAt: 5 }))).toMatchObject({ revision: 2 });
    expect(await push(userId, 'bookmarks', bookmarks(11, 1))).toBe('over_quota');
    expect(await push(userId, 'bookmarks', bookmarks(2, 9, { removedAt: 6 }))).toMatchObject({ revision: 3 });
    expect(await push(userId, 'bookmarks', bookmarks(11, 1))).toMatchObject({ revision: 4 });
  });

  it('leave room for ten years several times over, and for no more than the limit', async () => {
    const userId = await newPerson(database);
    const episode = (number: number) => ({
      id: 1_000_000 + number,
      number,
      seasonId: 50_000,
      title: `The Long Title of an Episode, ${number}`,
      updatedAt: number,
      progress: { watched: 2_400, duration: 2_500 },
    });
    const episodes = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`s1e${at + 1}`, episode(at + 1)]));
    const show = { type: 'show', title: 'A Show', year: 2001, updatedAt: 1, episodes };
    await push(userId, 'history', historyRows(historyFromWire({ 1: show })));
    const thousandEpisodes = await keptBytes(database, userId);
    await push(userId, 'bookmarks', bookmarks(1, 1_000));
    const thousandBookmarks = (await keptBytes(database, userId)) - thousandEpisodes;
    const tenYears = 30 * thousandEpisodes + 5 * thousandBookmarks;
    expect(syncLimits.accountBytes / tenYears).toBeGreaterThan(3);
    expect(syncLimits.answerBytes / tenYears).toBeGreaterThan(1.5);
  });
});
