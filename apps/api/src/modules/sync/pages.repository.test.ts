import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { bookmarksFromWire, historyFromWire, mergeBookmarks, mergeHistory } from '@marquee/core';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { bookmarkRows, historyRows } from './rows';
import { SyncRepository, type CollectionName } from './sync.repository';
import { bookmarkPush, historyPush } from './testing/arbitrary-pushes';

jest.setTimeout(120_000);

describe('a collection in pages', () => {
  let database: TestDatabase;
  let repository: SyncRepository;
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    repository = new SyncRepository(database.database.prisma);
  });
  afterAll(() => database.remove());

  const newPerson = async () => {
    const name = `pages${(count += 1)}`;
    const data = { username: name, usernameKey: name, email: name, emailKey: name, passwordHash: '' };
    return (await database.database.prisma.user.create({ data })).id;
  };
  const readPage = async (userId: string, collection: CollectionName, since: number, limit: number) => {
    const page = await repository.plan(userId, collection, { since, limit });
    if (!page) throw new Error('nobody is there');
    return { ...(await repository.read(userId, collection, { since, limit }, page)), page };
  };
  /** All pages from the first on; `between` happens after the first. */
  async function readAll<Value>(userId: string, collection: CollectionName, limit: number, between = async () => {}) {
    const pages: Value[] = [];
    let since = 0;
    for (;;) {
      const { entries, revision, more } = await readPage(userId, collection, since, limit);
      pages.push(JSON.parse(entries) as Value);
      if (pages.length === 1) await between();
      if (!more) return pages;
      expect(revision).toBeGreaterThan(since);
      since = revision;
    }
  }
  const many = (from: number, length: number) =>
    bookmarkRows(Array.from({ length }, (_, at) => ({ mediaId: from + at, category: 'a', addedAt: 1 })));

  it('is the same as in one piece, whatever was pushed and however small the pages', async () => {
    const pushes = fc.array(fc.tuple(bookmarkPush, historyPush), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(pushes, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
        const userId = await newPerson();
        for (const [bookmarks, history] of all) {
          await repository.write({ userId, collection: 'bookmarks', rows: bookmarkRows(bookmarks) });
          await repository.write({ userId, collection: 'history', rows: historyRows(history) });
        }
        const byMedia = (entries: ReturnType<typeof bookmarksFromWire>) =>
          entries.map((entry) => JSON.stringify(Object.entries(entry).sort())).sort();
        const [bookmarks] = await readAll<object[]>(userId, 'bookmarks', 1_000_000);
        const bookmarkPages = await readAll<object[]>(userId, 'bookmarks', limit);
        expect(byMedia(mergeBookmarks(bookmarksFromWire(bookmarkPages.flat() as never[]), []))).toEqual(
          byMedia(mergeBookmarks(bookmarksFromWire(bookmarks as never[]), [])),
        );
        const [history] = await readAll<object>(userId, 'history', 1_000_000);
        const joined = (await readAll<object>(userId, 'history', limit)).map(historyFromWire).reduce(mergeHistory, {});
        expect(joined).toEqual(historyFromWire(history ?? {}));
      }),
      { numRuns: 30 },
    );
  });

  it('ends a page with a push, holds about as many as asked for, and says whether there is more', async () => {
    const userId = await newPerson();
    for (const from of [1, 101, 201])
      await repository.write({ userId, collection: 'bookmarks', rows: many(from, 100) });
    expect(await readPage(userId, 'bookmarks', 0, 250)).toMatchObject({ revision: 2, more: true, page: { rows: 200 } });
    expect(await readPage(userId, 'bookmarks', 0, 50)).toMatchObject({ revision: 1, more: true });
    expect(await readPage(userId, 'bookmarks', 2, 250)).toMatchObject({ revision: 3, more: false });
    expect(await readPage(userId, 'bookmarks', 0, 300)).toMatchObject({
      revision: 3,
      more: false,
      page: { rows: 300 },
    });
  });

  it('misses nothing that is changed while it is read', async () => {
    const userId = await newPerson();
    for (const from of [1, 101, 201])
      await repository.write({ userId, collection: 'bookmarks', rows: many(from, 100) });
    const pages = await readAll<{ mediaId: number; addedAt: number }[]>(userId, 'bookmarks', 100, async () => {
      const again = bookmarkRows([{ mediaId: 150, category: 'a', addedAt: 9 }]);
      await repository.write({ userId, collection: 'bookmarks', rows: again });
    });
    expect(pages.map(({ length }) => length)).toEqual([100, 99, 100, 1]);
    expect(pages.at(-1)).toMatchObject([{ mediaId: 150, addedAt: 9 }]);
  });

  it('is not larger than an answer may be, though nobody asked for pages', async () => {
    const userId = await newPerson();
    const pushTitles = (from: number) => {
      const items = Array.from({ length: 2_500 }, (_, at) => [
        from + at,
        { type: 'movie', title: 'x'.repeat(1_000), updatedAt: 1, progress: { watched: 1, duration: 2 } },
      ]);
      const rows = historyRows(historyFromWire(Object.fromEntries(items)));
      return repository.write({ userId, collection: 'history', rows, since: 0 });
    };
    for (let from = 1; from < 15_000; from += 2_500) await pushTitles(from);
    const answer = await pushTitles(15_001);
    expect(answer).toMatchObject({ more: true, revision: 5 });
    const all = await repository.plan(userId, 'history', {});
    expect(all).toMatchObject({ more: true });
  });

  it('of ten years is read at once, though the database has not looked at its tables yet', async () => {
    const userId = await newPerson();
    const episodes = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [
        `s1e${at + 1}`,
        { id: at, number: at, title: 'Pilot', seasonId: 1, updatedAt: 1, progress: { watched: 1, duration: 2 } },
      ]),
    );
    for (let show = 1; show <= 40; show += 1) {
      const items = { [show]: { type: 'show', title: 'A Show', year: 2001, updatedAt: 1, episodes } };
      await repository.write({ userId, collection: 'history', rows: historyRows(historyFromWire(items)) });
    }
    const begun = performance.now();
    const { entries } = await readPage(userId, 'history', 0, 1_000_000);
    expect(Object.keys(JSON.parse(entries) as object)).toHaveLength(40);
    // 21 seconds before.
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
