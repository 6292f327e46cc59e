import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listEntries, mergeEntries, replaceEntries, toEntries, type Entries, type Entry } from '@marquee/core';
import { collectionByName, collectionNames, expiredEntries } from '@marquee/core/collections';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { EntriesRepository } from './entries.repository';
import { PagesRepository } from './pages.repository';
import { arbitraryPush } from './testing/arbitrary-pushes';
import { bookmarkEntries, manyBookmarks, newPerson } from './testing/test-person';

// Takes seconds: every collection is compared with core over pushes to the database.

const sorted = (entries: Entry[]) => entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
const film = { mediaId: 1, category: 'watchlist', addedAt: 5 };

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());

  afterEach(() => database.sql('DELETE FROM users'));

  const runs = { numRuns: 5 };

  it.each(collectionNames)('joins %s as core does, whatever is pushed in whatever order', async (name) => {
    const collection = collectionByName(name);
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryPush[name], { maxLength: 4 }), async (pushes) => {
        const person = await newPerson(database);
        let state: Entries = {};
        for (const push of pushes) {
          const before = state;
          state = mergeEntries(collection, state, push);
          const { revision } = await person.write(name, push);
          const news = await person.read(name, revision - 1);
          expect(sorted(listEntries(replaceEntries({}, before, news)))).toEqual(sorted(listEntries(state)));
        }
        expect(sorted(await person.read(name))).toEqual(sorted(listEntries(state)));
      }),
      runs,
    );
  });

  it.each(collectionNames)('forgets old removals of %s as core does [SYNC-19]', async (name) => {
    const collection = collectionByName(name);
    await fc.assert(
      fc.asyncProperty(arbitraryPush[name], arbitraryPush[name], async (early, late) => {
        await database.sql('DELETE FROM users');
        const person = await newPerson(database);
        await person.write(name, early, { nowMs: 100 });
        await person.write(name, late, { nowMs: 200 });
        const first = toEntries(collection, early);
        const all = mergeEntries(collection, first, late);
        const isEarly = (entry: Entry) => Object.values(first).some((group) => group[entry.key] === entry);
        const gone = new Set(Object.values(all).flatMap((group) => expiredEntries(collection, group, isEarly)));
        await person.deleteTombstones(150);
        expect(sorted(await person.read(name))).toEqual(sorted(listEntries(all).filter((entry) => !gone.has(entry))));
      }),
      runs,
    );
  });

  it('keeps a tombstone as long as any other, even if the device’s clock says 1970', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', bookmarkEntries([{ ...film, removedAt: 6 }]), { nowMs: 1_000 });
    await person.deleteTombstones(1_000);
    expect(await person.read('bookmarks')).toHaveLength(1);
    await person.deleteTombstones(1_001);
    expect(await person.read('bookmarks')).toEqual([]);
  });

  it('assigns a revision to what changed, and none to what was known already [SYNC-21]', async () => {
    const person = await newPerson(database);
    const both = bookmarkEntries([film, { ...film, mediaId: 2 }]);
    expect(await person.write('bookmarks', both)).toMatchObject({ revision: 1, refused: [] });
    expect(await person.read('bookmarks', 0)).toHaveLength(2);
    expect(await person.write('bookmarks', bookmarkEntries([film]))).toMatchObject({ revision: 1, refused: [] });
    const removed = bookmarkEntries([film, { ...film, mediaId: 2, removedAt: 9 }]);
    expect(await person.write('bookmarks', removed)).toMatchObject({ revision: 2, refused: [] });
    expect(await person.read('bookmarks', 1)).toEqual([
      { key: '2/any/watchlist', value: {}, changedAt: 5, removedAt: 9 },
    ]);
  });

  it('returns everything to a device whose revision is from before a restored backup', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', bookmarkEntries([film]));
    expect(await person.read('bookmarks', 99)).toHaveLength(1);
  });

  it('gives each of many writers at once a revision of its own, and loses nothing', async () => {
    const person = await newPerson(database);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => person.write('bookmarks', manyBookmarks(at + 1, 1))),
    );
    expect(new Set(answers.map(({ revision }) => revision)).size).toBe(20);
    expect(await person.read('bookmarks')).toHaveLength(20);
    expect(await person.counts()).toEqual({ bookmarks: 20 });
  });

  it('writes a long push in short transactions, removals first, and all of it once', async () => {
    const person = await newPerson(database);
    const removals = manyBookmarks(1, 3, { removedAt: 2 });
    const { revision } = await person.write('bookmarks', [...manyBookmarks(10, 1_200), ...removals]);
    expect(revision).toBe(3);
    const first = await person.readPage('bookmarks', 0, 700);
    expect(first).toMatchObject({ upTo: 1, rows: 500 });
    expect(first.entries.filter(({ removedAt }) => removedAt !== undefined)).toHaveLength(3);
    expect(await person.read('bookmarks')).toHaveLength(1_203);
    expect((await person.write('bookmarks', [...manyBookmarks(10, 1_200), ...removals])).revision).toBe(3);
  });

  it('answers nothing for a user who no longer exists', async () => {
    const owner = { userId: '00000000-0000-7000-8000-000000000000', profileId: '1' };
    const { prisma } = database.database;
    const push = { entries: new Map([['bookmarks' as const, manyBookmarks(1, 1)]]), sentAtMs: 1 };
    expect(await new EntriesRepository(prisma).write({ owner, push, nowMs: 1 })).toBeUndefined();
    expect(await new PagesRepository(prisma).plan(owner, { since: new Map([['history', 0]]) })).toBeUndefined();
  });
});
