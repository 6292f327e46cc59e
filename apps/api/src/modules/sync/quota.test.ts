import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { historyFromWire, historyToEntries, settingToEntry, type Entry } from '@marquee/core';
import { collectionNames, collections } from '@marquee/core/collections';
import { syncLimits } from '@marquee/core/contracts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { arbitraryPush } from './testing/arbitrary-pushes';
import { bookmarkEntries, manyBookmarks, newPerson, type TestPerson } from './testing/test-person';

// Takes seconds: histories of pushes, counted after each against the rows of the database.

const change = fc.oneof(
  ...collectionNames.map((collection) => arbitraryPush[collection].map((entries) => ({ collection, entries }))),
  fc.record({ deleteTombstones: fc.integer({ min: 0, max: 12 }) }),
);
const keysOf = ({ refused }: { refused: { key: string }[] }) => refused.map(({ key }) => key);

describe('what an account stores', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());

  const set = (person: TestPerson, column: string, value: string | number) =>
    database.sql(`UPDATE profiles SET ${column} = ${value} WHERE user_id = '${person.userId}'`);
  const ownerDetails = async ({ owner: { userId, profileId: id } }: TestPerson) =>
    (await database.database.prisma.profile.findUniqueOrThrow({ where: { userId_id: { userId, id } } })).details;
  const fillUp = (person: TestPerson, roomLeft: number) =>
    set(person, 'synced_bytes', syncLimits.accountBytes - roomLeft);
  const fillCount = (person: TestPerson, bookmarks: number) =>
    set(person, 'entry_counts', `'{"bookmarks":${bookmarks}}'`);

  it('is counted as its rows are, after whatever was pushed, removed, merged and forgotten', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        await database.sql('DELETE FROM users');
        const person = await newPerson(database);
        for (const [at, step] of changes.entries()) {
          if ('deleteTombstones' in step) await person.deleteTombstones(step.deleteTombstones);
          else await person.write(step.collection, step.entries, { nowMs: 7 + at });
          const rows = await person.countedRows();
          expect(await person.bytes()).toBe(rows.bytes);
          for (const name of collectionNames) expect((await person.counts())[name] ?? 0).toBe(rows.counts[name] ?? 0);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has one limit in bytes for all of its profiles [PROFILE-23]', async () => {
    const person = await newPerson(database);
    const profileId = 'abcdefghij';
    const details = (await ownerDetails(person)) as object;
    await database.database.prisma.profile.create({ data: { userId: person.userId, id: profileId, details } });
    await database.sql(
      `UPDATE profiles SET synced_bytes = ${syncLimits.accountBytes} WHERE user_id = '${person.userId}' AND id = '${profileId}'`,
    );
    expect(await person.write('bookmarks', manyBookmarks(1, 1))).toMatchObject({
      refused: [{ obstacle: 'account_full' }],
    });
    await database.sql(
      `UPDATE profiles SET synced_bytes = 0 WHERE user_id = '${person.userId}' AND id = '${profileId}'`,
    );
    expect(await person.write('bookmarks', manyBookmarks(1, 1))).toMatchObject({ refused: [] });
    expect(await person.bytes()).toBe((await person.countedRows()).bytes);
  });

  it('is counted correctly during concurrent pushes and a cleanup', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', manyBookmarks(1, 100, { removedAt: 2 }));
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) =>
        person.write('bookmarks', manyBookmarks(at * 10 + 1, 20, { addedAt: 3 })),
      ),
      person.deleteTombstones(20),
    ]);
    const rows = await person.countedRows();
    expect(await person.bytes()).toBe(rows.bytes);
    expect(await person.counts()).toEqual(rows.counts);
  });

  it('has a limit in bytes: new entries are refused, in all collections', async () => {
    const person = await newPerson(database);
    await fillUp(person, 1_000);
    expect(keysOf(await person.write('bookmarks', manyBookmarks(1, 6)))).toEqual(['5/any/a', '6/any/a']);
    const items = { 1: { type: 'movie', title: 'x'.repeat(900), updatedAt: 1, progress: { watched: 1, duration: 2 } } };
    expect(await person.write('history', historyToEntries(historyFromWire(items)))).toMatchObject({
      refused: [{ key: 'movie:1', obstacle: 'account_full' }],
    });
    const theme = settingToEntry('theme', { value: 'dark', updatedAt: 1 });
    expect(keysOf(await person.write('settings', [theme]))).toEqual(['theme']);
    expect(await person.read('bookmarks')).toHaveLength(4);
  });

  it('can be changed and removed beyond the limit, which makes room', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', manyBookmarks(1, 10));
    await fillUp(person, -500);
    expect(keysOf(await person.write('bookmarks', manyBookmarks(1, 1, { addedAt: 5 })))).toEqual([]);
    const mixed = [...manyBookmarks(11, 1), ...manyBookmarks(2, 9, { removedAt: 6 })];
    expect(keysOf(await person.write('bookmarks', manyBookmarks(11, 1)))).toEqual(['11/any/a']);
    expect(keysOf(await person.write('bookmarks', mixed))).toEqual([]);
  });

  it('cannot grow without limit through changes to existing entries', async () => {
    const person = await newPerson(database);
    const titled = (title: string, updatedAt: number): Entry[] =>
      historyToEntries(
        historyFromWire({ 1: { type: 'movie', title, updatedAt, progress: { watched: 1, duration: 2 } } }),
      );
    await person.write('history', titled('x', 1));
    await fillUp(person, 0);
    expect(keysOf(await person.write('history', titled('x'.repeat(500), 2)))).toEqual([]);
    await fillUp(person, -0.1 * syncLimits.accountBytes);
    expect(keysOf(await person.write('history', titled('x'.repeat(900), 3)))).toEqual(['movie:1']);
  });

  it('has a limit of entries: new ones are refused, changes and removals of existing ones are not', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', manyBookmarks(1, 3));
    const { limit } = collections.bookmarks;
    await fillCount(person, limit);
    const pushed = [
      ...manyBookmarks(4, 2),
      ...manyBookmarks(1, 1, { addedAt: 7 }),
      ...manyBookmarks(2, 1, { removedAt: 8 }),
    ];
    // The removal frees space for one of the two immediately, although its tombstone is stored.
    expect(await person.write('bookmarks', pushed)).toMatchObject({
      revision: 2,
      refused: [{ collection: 'bookmarks', key: '5/any/a', obstacle: 'collection_full' }],
    });
    expect(await person.counts()).toEqual({ bookmarks: limit });
    const again = bookmarkEntries([{ mediaId: 2, category: 'a', addedAt: 9 }]);
    expect(keysOf(await person.write('bookmarks', again))).toEqual(['2/any/a']);
    expect(keysOf(await person.write('bookmarks', manyBookmarks(77, 1, { removedAt: 8 })))).toEqual([]);
  });
});
